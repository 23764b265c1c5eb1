import type { i18n } from "i18next";
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Language } from "../src/domain/language.ts";
import { LanguageProvider } from "../src/i18n/LanguageProvider.tsx";
import { isOnSharedComputer, visits } from "../src/payment/sharedComputer.ts";
import { Autofill } from "../src/ui/field/Autofill.tsx";
import { UiRoot } from "../src/ui/UiRoot.tsx";
import { type AttributeProblem, isRefused, type WrittenAttributes } from "./attributes.ts";
import { WidgetEnvironment } from "./environment/WidgetEnvironment.tsx";
import { KaunterErrorEvent } from "./events/KaunterErrorEvent.ts";
import { Failure } from "./Failure.tsx";
import { FallbackUntilThen } from "./Fallback.tsx";
import type { ElementInside, KaunterElement } from "./KaunterElement.ts";
import { readTag } from "./readTag.ts";
import { textsOf } from "./screens.ts";
import { warnWebmaster } from "./webmasterLog.ts";

const KioskWatch = lazy(async () => ({ default: (await import("./kiosk/KioskWatch.tsx")).KioskWatch }));

export interface WidgetScreenProps {
  readonly element: KaunterElement;
  readonly inside: ElementInside;
  readonly screen: ComponentType;
  readonly attributes: WrittenAttributes;
  readonly language: Language;
  /** The portal that served the script, for a tag without `api`. Undefined when no portal served it. */
  readonly scriptPortal: string | undefined;
  readonly translator?: i18n | undefined;
}

/** Shows the element's screen, or a polite sentence and the tag's own children when it cannot work with its attributes. */
export function WidgetScreen({
  screen: Screen,
  attributes,
  scriptPortal,
  translator,
  ...widget
}: WidgetScreenProps) {
  const { element, inside, language } = widget;
  const { use, problems } = useMemo(
    () => readTag(attributes, element.ownerDocument.baseURI, scriptPortal),
    [attributes, element, scriptPortal],
  );
  // a new visit on a shared computer remounts the screen, so that the next citizen finds nothing that was typed
  const visit = useSyncExternalStore(visits.subscribe, visits.current, visits.current);
  const complaint = <Complaint element={element} problems={problems} />;
  if (use === undefined)
    return (
      <>
        {complaint}
        <Failure
          element={element}
          kind="configuration"
          language={language}
          portal={scriptPortal}
          council={attributes.council}
        />
      </>
    );
  const first = translator?.language === language ? translator : undefined;
  const loading = (
    <FallbackUntilThen portal={use.portal} council={use.settings.council} language={language} />
  );
  const isOnKiosk = attributes.kiosk !== undefined;
  return (
    <>
      {complaint}
      <LanguageProvider
        language={language}
        textsFor={textsOf(inside.screens)}
        first={first}
        loading={loading}
      >
        <Suspense fallback={loading}>
          <UiRoot frame="embed" headingLevel={use.settings["heading-level"]}>
            <Autofill off={isOnSharedComputer()}>
              <WidgetEnvironment key={visit} {...widget} {...use}>
                <Screen />
              </WidgetEnvironment>
            </Autofill>
            {isOnKiosk && (
              <Suspense>
                <KioskWatch element={element} />
              </Suspense>
            )}
          </UiRoot>
        </Suspense>
      </LanguageProvider>
    </>
  );
}

interface ComplaintProps {
  readonly element: KaunterElement;
  readonly problems: readonly AttributeProblem[];
}

/** Tells the webmaster which attributes are wrong and what to write, once for each change. The citizen sees none of this. */
function Complaint({ element, problems }: ComplaintProps) {
  useEffect(() => {
    for (const { attribute, advice } of problems) {
      const what = isRefused(attribute) ? "refuses to work with this" : "ignores this";
      const message = `<${element.localName}> ${what} ${attribute}: ${advice}.`;
      warnWebmaster(message);
      element.dispatchEvent(new KaunterErrorEvent({ kind: "configuration", code: attribute, message }));
    }
  }, [element, problems]);
  return null;
}
