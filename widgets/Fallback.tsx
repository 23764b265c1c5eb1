import { useEffect, useState } from "react";
import { DEFAULT_COUNCIL, isCouncilCode, nameOfCouncil } from "../src/domain/councils.ts";
import type { Language } from "../src/domain/language.ts";
import { FAILURE_TEXTS } from "./failureTexts.ts";

const PATIENCE_MS = 8_000;

export interface FallbackProps {
  /** The portal's address without a trailing slash. Undefined when it is unknown: then there is no link. */
  readonly portal: string | undefined;
  /** The tag's own value, even when it is no council code: the portal rejects it by name, and the citizen chooses a council. */
  readonly council: string | undefined;
  readonly language: Language;
}

/** Shows the tag's own children, which let citizens pay without a script, or else a link to the portal's search that names the council. */
export function Fallback({ portal, council, language }: FallbackProps) {
  if (portal === undefined) return <slot />;
  const code = council?.trim() || DEFAULT_COUNCIL;
  const query = new URLSearchParams({ council: code, lang: language });
  const known = code.toLowerCase();
  return (
    <slot>
      <a href={`${portal}/#/search?${query}`} lang={language}>
        {FAILURE_TEXTS[language].payOnline}
        {isCouncilCode(known) && `: ${nameOfCouncil(known, language).name}`}
      </a>
    </slot>
  );
}

/** The fallback while the element loads. It shows the tag's children at once, and the link after 8 seconds. */
export function FallbackUntilThen({ portal, ...props }: FallbackProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return <Fallback portal={late ? portal : undefined} {...props} />;
}
