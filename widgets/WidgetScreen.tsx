import type { i18n } from "i18next";
import { type ComponentType, lazy, Suspense, useMemo, useSyncExternalStore } from "react";
import type { Language } from "../src/domain/language.ts";
import { LanguageProvider } from "../src/i18n/LanguageProvider.tsx";
import { isOnSharedComputer, visits } from "../src/payment/sharedComputer.ts";
import { Autofill } from "../src/ui/field/Autofill.tsx";
import { UiRoot } from "../src/ui/UiRoot.tsx";
import type { WrittenAttributes } from "./attributes.ts";
import { Complaint } from "./Complaint.tsx";
import { WidgetEnvironment } from "./environment/WidgetEnvironment.tsx";
import { Failure } from "./Failure.tsx";
import { FallbackUntilThen } from "./Fallback.tsx";
import type { ElementInside, KaunterElement } from "./KaunterElement.ts";
import { readTag } from "./readTag.ts";
import { textsOf } from "./screens.ts";

const KioskWatch = lazy(async () => ({ default: (await import("./kiosk/KioskWatch.tsx")).KioskWatch }));
const TestMode = lazy(async () => ({ default: (await import("./testMode/TestMode.tsx")).TestMode }));

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
  const { cameFrom } = inside;
  const { use, problems } = useMemo(
    () => readTag(attributes, element.ownerDocument.baseURI, scriptPortal, cameFrom),
    [attributes, element, scriptPortal, cameFrom],
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
  const isTest = use.settings.mode === "test";
  return (
    <>
      {/* in test mode the list of events begins before the complaint is sent */}
      {!isTest && complaint}
      <LanguageProvider
        language={language}
        textsFor={textsOf(inside.screens)}
        first={first}
        loading={loading}
      >
        <Suspense fallback={loading}>
          <UiRoot frame="embed" headingLevel={use.settings["heading-level"]}>
            <Autofill off={isOnSharedComputer()}>
              {isTest ? (
                <TestMode key={visit} {...widget} {...use} complaint={complaint}>
                  <Screen />
                </TestMode>
              ) : (
                <WidgetEnvironment key={visit} {...widget} {...use}>
                  <Screen />
                </WidgetEnvironment>
              )}
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
