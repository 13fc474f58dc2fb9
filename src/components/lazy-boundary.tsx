import { Component, type ComponentType, type ReactNode } from 'react';
import { m } from '../i18n/compiled/messages.js';
import { loadUntilDone } from '../lib/network-back.ts';
import { reloadPage } from '../lib/reload-page.ts';
import { Button } from './button.tsx';

interface LazySource<Code> {
  /** Loads the code before it is used. Rejects if it cannot be loaded; the next call tries again. */
  readonly preload: () => Promise<Code>;
  /** The code once it is loaded. */
  readonly loaded: () => Code | undefined;
}

/** Code that is loaded on first use, such as a component for `LazyBoundary`. */
export function createLazy<Code>(load: () => Promise<Code>): LazySource<Code> {
  let loaded: Code | undefined;
  return {
    preload: async () => {
      loaded ??= await load();
      return loaded;
    },
    loaded: () => loaded,
  };
}

interface LazyBoundaryProps<Props extends object> {
  readonly source: LazySource<ComponentType<Props>>;
  readonly props: Props;
  readonly loading?: ReactNode;
  /** Receives the button that loads the page again, where only that helps. */
  readonly failed?: (reloadButton: ReactNode) => ReactNode;
}

interface LazyBoundaryState {
  /** `remembered`: the browser does not fetch the code again before a reload. */
  readonly status: 'loading' | 'loaded' | 'failed' | 'remembered';
}

/**
 * Renders a component whose code is loaded on first use. While it loads, `loading` is shown; while it cannot be loaded,
 * `failed`, and if it cannot be rendered, until the boundary is mounted again. It is not React.lazy, which remembers a failure
 * and shows a fallback for at least 300 ms.
 */
export class LazyBoundary<Props extends object> extends Component<
  LazyBoundaryProps<Props>,
  LazyBoundaryState
> {
  mounted = false;
  override state: LazyBoundaryState = { status: this.props.source.loaded() ? 'loaded' : 'loading' };

  static getDerivedStateFromError(): LazyBoundaryState {
    return { status: 'failed' };
  }

  override componentDidMount() {
    this.mounted = true;
    if (this.state.status === 'loading') void this.load();
  }

  override componentWillUnmount() {
    this.mounted = false;
  }

  async load() {
    await loadUntilDone(
      async () => this.mounted && this.props.source.preload(),
      (isRemembered) => this.setState({ status: isRemembered ? 'remembered' : 'failed' }),
    );
    this.setState({ status: 'loaded' });
  }

  override render() {
    const { source, props, loading = null, failed } = this.props;
    const { status } = this.state;
    const Loaded = source.loaded();
    if (status === 'loaded' && Loaded) return <Loaded {...props} />;
    if (status === 'loading') return loading;
    return failed?.(
      status === 'remembered' && (
        <Button variant="secondary" onClick={reloadPage}>
          {m.controls_reload()}
        </Button>
      ),
    );
  }
}
