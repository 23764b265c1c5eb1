import { Component, type ReactNode } from "react";
import { ErrorPage } from "./ErrorPage.tsx";

/** Shows the error page instead of an empty one when a screen breaks (specification, section 2). */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ErrorPage status={500} /> : this.props.children;
  }
}
