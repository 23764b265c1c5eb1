import { useMemo, useState } from "react";
import type { Fault } from "../../api/fault.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { licenceKeyOf } from "../../domain/licenceKey.ts";
import { useSession } from "../../stores/sessionState.ts";
import { useEnvironment, useSearchingClient } from "../environment.tsx";
import { useRequest } from "../parts/useRequest.ts";
import { type FoundLicence, findLicence } from "./findLicence.ts";

/** Whether someone is logged in. `unknown` while the portal reads the session. In a widget always `nobody`. */
export function useVisitor(): "known" | "nobody" | "unknown" {
  const { canLogIn } = useEnvironment();
  const { session, error } = useSession();
  if (session) return "known";
  return canLogIn && session === undefined && error === undefined ? "unknown" : "nobody";
}

export type KnownLicence =
  | FoundLicence
  | { readonly status: "looking" }
  /** The server would refuse access: this browser has no token of the payment, and nobody is logged in. */
  | { readonly status: "proof" }
  | { readonly status: "fault"; readonly fault: Fault };

/** A licence as an address or an attribute names it. */
export interface NamedLicence {
  /** Base64 of the licence's number and period. Untrusted input. */
  readonly value: string;
  readonly council: CouncilCode;
  /** The status token of the payment that renewed the licence. */
  readonly token: StatusToken | undefined;
}

/** Finds the licence to print, with the payment's status token or for its logged-in owner. */
export function useLicence({ value, council, token }: NamedLicence): {
  readonly known: KnownLicence;
  again(): void;
  /** Asks again with the fact from the bill that the citizen typed. */
  giveFact(typed: string): void;
} {
  const client = useSearchingClient();
  const { device } = useEnvironment();
  const visitor = useVisitor();
  const key = useMemo(() => licenceKeyOf(value), [value]);
  const [fact, setFact] = useState<{ readonly typed: string }>();
  const mayAsk = token !== undefined || visitor === "known";
  const find = useMemo(() => {
    if (key === undefined || !mayAsk) return undefined;
    return async (signal: AbortSignal) => {
      // If the code that reads kept licences cannot be loaded, assume that this one was not shown before.
      const kept = await device?.findLicence(council, key).catch(() => undefined);
      return findLicence(
        client,
        { key, council, token, billFact: fact?.typed, wasShown: kept !== undefined },
        signal,
      );
    };
  }, [client, device, key, council, token, fact, mayAsk]);
  const { reading, again } = useRequest(find);
  const giveFact = (typed: string) => setFact({ typed });
  return { known: currentLicence(), again, giveFact };

  function currentLicence(): KnownLicence {
    if (key === undefined) return { status: "not_found" };
    if (!mayAsk) return { status: visitor === "unknown" ? "looking" : "proof" };
    return reading.status === "read" ? reading.value : reading;
  }
}
