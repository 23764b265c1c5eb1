import { Component, type ReactNode } from "react";
import { reloadAfterChunkLoadFailure } from "./chunkLoadFailure.ts";

interface ErrorBoundaryProps {
  /** Replaces the children after an error. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows the error page when a screen throws while drawing (rule 2.20). Otherwise React would empty the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { broken: false, reloading: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(broke: unknown) {
    this.setState({ reloading: reloadAfterChunkLoadFailure(broke) });
  }

  override render() {
    if (this.state.reloading) return null;
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
