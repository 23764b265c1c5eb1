import type { i18n } from "i18next";
import { Component, type ComponentType, type ReactNode } from "react";
import type { Language } from "../src/domain/language.ts";
import { type WrittenAttributes, writtenLanguage } from "./attributes.ts";
import { portalOfScript } from "./environment/portalOfScript.ts";
import { KaunterErrorEvent } from "./events/KaunterErrorEvent.ts";
import { Failure } from "./Failure.tsx";
import type { ElementInside, KaunterElement } from "./KaunterElement.ts";
import { WidgetScreen } from "./WidgetScreen.tsx";

const SCRIPT_PORTAL = portalOfScript(import.meta.url);

const BROKEN = {
  kind: "internal",
  code: "broken",
  message:
    "The element stopped because of an error in its own code. Reload the page; if it happens again, tell the central team.",
} as const;

export interface WidgetRootProps {
  readonly element: KaunterElement;
  readonly inside: ElementInside;
  readonly screen: ComponentType;
  /** React gets the same object until an attribute changes. */
  readonly attributes: WrittenAttributes;
  readonly pageLanguage: Language;
  /** Present when React takes over the early form: a translator in the form's language, with its texts loaded. */
  readonly translator?: i18n | undefined;
}

/** The outermost component of an element. It does nothing that could fail, so that the boundary catches every error inside. */
export function WidgetRoot({ pageLanguage, ...props }: WidgetRootProps) {
  const language = writtenLanguage(props.attributes) ?? pageLanguage;
  return (
    <FailureBoundary
      attributes={props.attributes}
      failure={
        <Failure
          element={props.element}
          kind="broken"
          language={language}
          portal={SCRIPT_PORTAL}
          council={props.attributes.council}
        />
      }
      onFailure={() => props.element.dispatchEvent(new KaunterErrorEvent(BROKEN))}
    >
      <WidgetScreen {...props} language={language} scriptPortal={SCRIPT_PORTAL} />
    </FailureBoundary>
  );
}

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
class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
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
