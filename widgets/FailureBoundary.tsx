import { Component, type ReactNode } from "react";
import type { WrittenAttributes } from "./attributes.ts";

interface FailureBoundaryProps {
  /** When they change, React tries to draw the element again. */
  readonly attributes: WrittenAttributes;
  readonly failure: ReactNode;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly broken: boolean;
  readonly attributes: WrittenAttributes;
}

/** Keeps an error of one element inside it, so that the page and the other elements keep working. React logs the error. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { broken: false, attributes: this.props.attributes };

  static getDerivedStateFromError(): Partial<FailureBoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    { attributes }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return attributes === state.attributes ? null : { broken: false, attributes };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.failure : this.props.children;
  }
}
