import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of the children after an exception in them. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Without one, an exception while rendering removes the whole page. The root logs it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isFailed: boolean }> {
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { isFailed: false };
  }

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override render() {
    return this.state.isFailed ? this.props.fallback : this.props.children;
  }
}
