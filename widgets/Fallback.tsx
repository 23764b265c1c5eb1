import { useEffect, useState } from "react";
import { DEFAULT_COUNCIL } from "../src/domain/councils.ts";
import type { Language } from "../src/domain/language.ts";
import { FAILURE_TEXTS } from "./failureTexts.ts";

const PATIENCE_MS = 8_000;

export interface FallbackProps {
  /** The portal's address without a slash at its end; undefined where nobody knows it: then there is no link. */
  readonly portal: string | undefined;
  /** As the tag has it, also when it is no council's code: the portal then refuses it by name, and the citizen chooses. */
  readonly council: string | undefined;
  readonly language: Language;
}

/** The tag's own children, which hold a way to pay that needs no script; for a tag without any, a link to the portal's search. */
export function Fallback({ portal, council, language }: FallbackProps) {
  if (portal === undefined) return <slot />;
  const query = new URLSearchParams({ council: council?.trim() || DEFAULT_COUNCIL, lang: language });
  return (
    <slot>
      <a href={`${portal}/#/search?${query}`} lang={language}>
        {FAILURE_TEXTS[language].payOnline}
      </a>
    </slot>
  );
}

/** The same while the element's own parts are on their way: children at once, the link once that takes long. */
export function FallbackUntilThen({ portal, ...props }: FallbackProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return <Fallback portal={late ? portal : undefined} {...props} />;
}
