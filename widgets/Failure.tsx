import type { Language } from "../src/domain/language.ts";
import { FAILURE_TEXTS } from "./failureTexts.ts";

export interface FailureProps {
  readonly kind: "configuration" | "broken";
  readonly language: Language;
  /** Where the citizen can pay instead, for a tag without children of its own. */
  readonly portal: string;
}

/**
 * What stands in an element that cannot work: a polite sentence, and the webmaster's own link. Plain, in the page's own
 * font: it must stand when everything else failed.
 */
export function Failure({ kind, language, portal }: FailureProps) {
  return (
    <>
      <p part="failure" role="status" lang={language}>
        {FAILURE_TEXTS[language][kind]}
      </p>
      <slot>
        <a href={`${portal}/`}>{portal}</a>
      </slot>
    </>
  );
}
