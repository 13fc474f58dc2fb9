import { Component, type ComponentType, type ReactNode } from 'react';

interface LazySource<Props extends object> {
  /** Loads the code before the component is rendered. Rejects if it cannot be loaded; the next call tries again. */
  readonly preload: () => Promise<ComponentType<Props>>;
  /** The component once it is loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** A component for `LazyBoundary` whose code is loaded on first use. */
export function createLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazySource<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    preload: async () => {
      loaded ??= await load();
      return loaded;
    },
    loaded: () => loaded,
  };
}

interface LazyBoundaryProps<Props extends object> {
  readonly source: LazySource<Props>;
  readonly props: Props;
  readonly loading?: ReactNode;
  readonly failed?: ReactNode;
}

/** The pause before the retry that follows the `online` event. */
const retryMs = 2_000;

interface LazyBoundaryState {
  readonly status: 'loading' | 'loaded' | 'failed';
}

/**
 * Renders a component whose code is loaded on first use. While it loads, `loading` is shown; if it cannot be loaded or
 * rendered, `failed` is shown until the network returns. Mounting the boundary again also tries again. It is not
 * React.lazy, which remembers a failure and shows a fallback for at least 300 ms.
 */
export class LazyBoundary<Props extends object> extends Component<
  LazyBoundaryProps<Props>,
  LazyBoundaryState
> {
  // Class fields would be compiled to more code, for Safari 15.
  constructor(props: LazyBoundaryProps<Props>) {
    super(props);
    this.state = { status: props.source.loaded() ? 'loaded' : 'loading' };
  }

  static getDerivedStateFromError(): LazyBoundaryState {
    return { status: 'failed' };
  }

  override componentDidMount() {
    window.addEventListener('online', this);
    if (this.state.status === 'loading') this.load();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this);
  }

  /** Called when the network returns; it may carry nothing yet. */
  handleEvent() {
    if (this.state.status === 'failed') this.load(1);
  }

  load(retries = 0) {
    this.setState({ status: 'loading' });
    this.props.source.preload().then(
      () => this.setState({ status: 'loaded' }),
      () => {
        if (retries > 0) setTimeout(() => this.load(retries - 1), retryMs);
        else this.setState({ status: 'failed' });
      },
    );
  }

  override render() {
    const { source, props, loading = null, failed = null } = this.props;
    if (this.state.status === 'failed') return failed;
    const Loaded = this.state.status === 'loaded' && source.loaded();
    return Loaded ? <Loaded {...props} /> : loading;
  }
}
