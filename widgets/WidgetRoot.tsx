import type { i18n } from "i18next";
import type { ComponentType } from "react";
import type { Language } from "../src/domain/language.ts";
import { type WrittenAttributes, writtenLanguage } from "./attributes.ts";
import { portalOfScript } from "./environment/portalOfScript.ts";
import { KaunterErrorEvent } from "./events/KaunterErrorEvent.ts";
import { Failure } from "./Failure.tsx";
import { FailureBoundary } from "./FailureBoundary.tsx";
import type { ElementInside, KaunterElement } from "./KaunterElement.ts";
import { WidgetScreen } from "./WidgetScreen.tsx";

const SCRIPT_PORTAL = portalOfScript(import.meta.url);

const BROKEN = {
  kind: "internal",
  code: "broken",
  message: "The element met a fault of its own and stopped.",
} as const;

export interface WidgetRootProps {
  readonly element: KaunterElement;
  readonly inside: ElementInside;
  readonly screen: ComponentType;
  /** The same object until an attribute changes. */
  readonly attributes: WrittenAttributes;
  readonly pageLanguage: Language;
  /** Where it takes over what was drawn before: of the language of that, with its texts. */
  readonly translator?: i18n | undefined;
}

/** The outermost of an element. It does nothing that could fail, so that every fault inside meets the boundary. */
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
