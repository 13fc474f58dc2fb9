import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface LazySource<Props extends object> {
  /** Loads the code before the component is rendered. Rejects if it cannot be loaded. */
  readonly preload: () => Promise<unknown>;
  readonly create: () => ComponentType<Props>;
}

/**
 * A component for `LazyBoundary` whose code is loaded on first use. Once loaded it is rendered directly, because React
 * shows the fallback of a lazy component for at least 300 ms. A new lazy component is created for every attempt,
 * because React.lazy remembers a failed one.
 */
export function createLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazySource<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  return { preload, create: () => loaded ?? lazy<ComponentType<Props>>(preload) };
}

interface LazyBoundaryProps<Props extends object> {
  readonly source: LazySource<Props>;
  readonly props: Props;
  readonly loading?: ReactNode;
  readonly failed?: ReactNode;
}

interface LazyBoundaryState<Props extends object> {
  readonly Lazy: ComponentType<Props>;
  readonly failed: boolean;
}

/**
 * Renders a lazy component. While it loads, `loading` is shown; if it cannot be loaded or rendered, `failed` is shown
 * until the network returns. Mounting the boundary again also tries again.
 */
export class LazyBoundary<Props extends object> extends Component<
  LazyBoundaryProps<Props>,
  LazyBoundaryState<Props>
> {
  // Class fields would be compiled to more code, for Safari 15.
  constructor(props: LazyBoundaryProps<Props>) {
    super(props);
    this.state = { Lazy: props.source.create(), failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this);
  }

  /** Called when the network returns. */
  handleEvent() {
    if (this.state.failed) this.setState({ Lazy: this.props.source.create(), failed: false });
  }

  override render() {
    const { props, loading = null, failed = null } = this.props;
    const { Lazy } = this.state;
    if (this.state.failed) return failed;
    return (
      <Suspense fallback={loading}>
        <Lazy {...props} />
      </Suspense>
    );
  }
}
