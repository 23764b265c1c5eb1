import { useLayoutEffect } from "react";
import type { Language } from "../src/domain/language.ts";
import { Fallback } from "./Fallback.tsx";
import { FAILURE_TEXTS } from "./failureTexts.ts";
import { tellDrawn } from "./tellDrawn.ts";

export interface FailureProps {
  readonly element: HTMLElement;
  readonly kind: "configuration" | "broken";
  readonly language: Language;
  /** Where the citizen can pay instead, for a tag without children of its own; undefined where nobody knows. */
  readonly portal: string | undefined;
}

/**
 * What stands in an element that cannot work: a polite sentence, and the webmaster's own link. Plain, in the page's own
 * font: it must stand when everything else failed.
 */
export function Failure({ element, kind, language, portal }: FailureProps) {
  useLayoutEffect(() => tellDrawn(element), [element]);
  return (
    <>
      <p part="failure" role="status" lang={language} dir="ltr">
        {FAILURE_TEXTS[language][kind]}
      </p>
      <Fallback portal={portal} />
    </>
  );
}
