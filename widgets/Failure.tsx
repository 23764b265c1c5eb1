import { useLayoutEffect } from "react";
import type { Language } from "../src/domain/language.ts";
import { Fallback, type FallbackProps } from "./Fallback.tsx";
import { FAILURE_TEXTS } from "./failureTexts.ts";
import { markDrawn } from "./markDrawn.ts";

interface FailureSentenceProps {
  readonly element: HTMLElement;
  readonly kind: "configuration" | "broken";
  readonly language: Language;
}

/**
 * A polite sentence in an element that cannot work. It has no styles and uses the page's font, so that it works when everything
 * else failed.
 */
export function FailureSentence({ element, kind, language }: FailureSentenceProps) {
  useLayoutEffect(() => markDrawn(element), [element]);
  return (
    <p part="failure" role="status" lang={language} dir="ltr">
      {FAILURE_TEXTS[language][kind]}
    </p>
  );
}

/** The inherited props are for the fallback's link, which only a tag without children shows. */
export type FailureProps = FailureSentenceProps & FallbackProps;

/** Shows the sentence and the webmaster's own link in an element that cannot work. */
export function Failure({ element, kind, ...fallback }: FailureProps) {
  return (
    <>
      <FailureSentence element={element} kind={kind} language={fallback.language} />
      <Fallback {...fallback} />
    </>
  );
}
