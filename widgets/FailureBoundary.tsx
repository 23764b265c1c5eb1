import { Component, type ReactNode } from "react";
import type { WrittenAttributes } from "./attributes.ts";

interface FailureBoundaryProps {
  /** New ones give the element another try. */
  readonly attributes: WrittenAttributes;
  readonly failure: ReactNode;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly broken: boolean;
  readonly attributes: WrittenAttributes;
}

/** Keeps a fault of one element inside it: the page and the other elements go on. React itself logs the cause. */
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
