import { useLayoutEffect } from "react";
import { Fallback, type FallbackProps } from "./Fallback.tsx";
import { FAILURE_TEXTS } from "./failureTexts.ts";
import { markDrawn } from "./markDrawn.ts";

/** Where the citizen can pay instead is for a tag without children of its own. */
export interface FailureProps extends FallbackProps {
  readonly element: HTMLElement;
  readonly kind: "configuration" | "broken";
}

/**
 * What stands in an element that cannot work: a polite sentence, and the webmaster's own link. Plain, in the page's own
 * font: it must stand when everything else failed.
 */
export function Failure({ element, kind, ...fallback }: FailureProps) {
  const { language } = fallback;
  useLayoutEffect(() => markDrawn(element), [element]);
  return (
    <>
      <p part="failure" role="status" lang={language} dir="ltr">
        {FAILURE_TEXTS[language][kind]}
      </p>
      <Fallback {...fallback} />
    </>
  );
}
