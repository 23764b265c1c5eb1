import { useMemo } from "react";
import type { Fault } from "../../api/fault.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { licenceKeyOf } from "../../domain/licenceKey.ts";
import { useEnvironment } from "../environment.tsx";
import { useSearchingClient } from "../parts/useClient.ts";
import { useRequest } from "../parts/useRequest.ts";
import { type FoundLicence, findLicence } from "./findLicence.ts";
import { useVisitor } from "./useVisitor.ts";

export type KnownLicence =
  | FoundLicence
  | { readonly status: "looking" }
  /** Nothing here shows who asks: whose licence it is, or who paid it. */
  | { readonly status: "proof" }
  | { readonly status: "fault"; readonly fault: Fault };

/** A licence as an address or an attribute names it. */
export interface NamedLicence {
  /** Base64 of its number and period; it may be none. */
  readonly value: string;
  readonly council: CouncilCode;
  /** Of the payment that renewed it. */
  readonly token: StatusToken | undefined;
}

/** Finds the licence that is to be printed, for who holds its payment's token or is logged in as its owner. */
export function useLicence({ value, council, token }: NamedLicence): {
  readonly known: KnownLicence;
  again(): void;
} {
  const client = useSearchingClient();
  const { device } = useEnvironment();
  const visitor = useVisitor();
  const key = useMemo(() => licenceKeyOf(value), [value]);
  const mayAsk = token !== undefined || visitor === "known";
  const find = useMemo(() => {
    if (key === undefined || !mayAsk) return undefined;
    return async (signal: AbortSignal) => {
      // nothing is kept where the part that keeps it is not to be had
      const kept = await device?.findLicence(council, key).catch(() => undefined);
      return findLicence(client, { key, council, token, wasShown: kept !== undefined }, signal);
    };
  }, [client, device, key, council, token, mayAsk]);
  const { reading, again } = useRequest(find);
  return { known: currentLicence(), again };

  function currentLicence(): KnownLicence {
    if (key === undefined) return { status: "not_found" };
    if (!mayAsk) return { status: visitor === "unknown" ? "looking" : "proof" };
    return reading.status === "read" ? reading.value : reading;
  }
}
