import { useLayoutEffect } from "react";
import { Fallback, type FallbackProps } from "./Fallback.tsx";
import { FAILURE_TEXTS } from "./failureTexts.ts";
import { markDrawn } from "./markDrawn.ts";

/** The inherited props are for the fallback's link, which only a tag without children shows. */
export interface FailureProps extends FallbackProps {
  readonly element: HTMLElement;
  readonly kind: "configuration" | "broken";
}

/**
 * Shows a polite sentence and the webmaster's own link in an element that cannot work. It has no styles and uses the page's font,
 * so that it works when everything else failed.
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
