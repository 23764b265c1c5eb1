import { type ComponentType, Suspense, useMemo } from "react";
import type { Language } from "../src/domain/language.ts";
import { LanguageProvider } from "../src/i18n/LanguageProvider.tsx";
import { UiRoot } from "../src/ui/UiRoot.tsx";
import { readAttributes, type WrittenAttributes } from "./attributes.ts";
import { Complaint } from "./Complaint.tsx";
import { WidgetEnvironment } from "./environment/WidgetEnvironment.tsx";
import { Failure } from "./Failure.tsx";
import type { ElementInside, KaunterElement } from "./KaunterElement.ts";

export interface WidgetScreenProps {
  readonly element: KaunterElement;
  readonly inside: ElementInside;
  readonly screen: ComponentType;
  readonly attributes: WrittenAttributes;
  readonly language: Language;
  /** The portal that served the script, for a tag without `api`. */
  readonly scriptPortal: string;
}

/** The element's screen, or a polite sentence and the tag's own children when an attribute is wrong. */
export function WidgetScreen({ screen: Screen, attributes, scriptPortal, ...widget }: WidgetScreenProps) {
  const { element, language } = widget;
  const reading = useMemo(
    () => readAttributes(attributes, element.ownerDocument.baseURI),
    [attributes, element],
  );
  if (!reading.ok)
    return (
      <>
        <Complaint element={element} problems={reading.problems} />
        <Failure kind="configuration" language={language} portal={scriptPortal} />
      </>
    );
  const { settings } = reading;
  return (
    <LanguageProvider language={language} loading={<slot />}>
      <Suspense fallback={<slot />}>
        <UiRoot frame="embed" headingLevel={2}>
          <WidgetEnvironment {...widget} settings={settings} portal={settings.api ?? scriptPortal}>
            <Screen />
          </WidgetEnvironment>
        </UiRoot>
      </Suspense>
    </LanguageProvider>
  );
}
