import { Component, type ReactNode } from "react";
import { reloadAfterChunkLoadFailure } from "./chunkLoadFailure.ts";

interface ErrorBoundaryProps {
  /** What is shown in place of the children. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows the error page instead of an empty one when a screen breaks (docs/specification.md, section 2). */
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
