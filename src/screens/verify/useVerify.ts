import { useEffect, useEffectEvent, useRef, useState } from "react";
import { currentKeys } from "../../verify/keptKeys.ts";
import { type Outcome, verifyText } from "../../verify/verifyText.ts";
import { useEnvironment } from "../environment.tsx";

export interface Verifying {
  /** Undefined until something was given to be checked. */
  readonly outcome: Outcome | "checking" | undefined;
  check(text: string): void;
}

/** Checks what the address holds, then what is scanned or pasted; the last that was given counts. */
export function useVerify(): Verifying {
  const { portal, statement } = useEnvironment();
  const [outcome, setOutcome] = useState<Verifying["outcome"]>();
  const turn = useRef(0);
  const check = async (text: string) => {
    turn.current += 1;
    const own = turn.current;
    setOutcome("checking");
    const found = await verifyText(portal, text);
    if (own === turn.current) setOutcome(found);
  };
  const begin = useEffectEvent((text: string | undefined) => {
    // with nothing to check, the keys are fetched for where there is no connection
    void (text === undefined ? currentKeys(portal) : check(text));
  });
  useEffect(() => begin(statement), [statement]);
  return { outcome, check: (text) => void check(text) };
}
