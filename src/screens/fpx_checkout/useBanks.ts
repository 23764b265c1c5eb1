import { useCallback, useEffect, useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import { type Bank, readBanks } from "../../api/readBanks.ts";
import type { FpxToken } from "../../domain/payments/paymentMethod.ts";
import { useClient } from "../parts/useClient.ts";

export type Banks =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly banks: readonly Bank[] }
  | { readonly status: "failed"; readonly fault: Fault };

/** The banks for a kind of account. PayNet requires a fresh list at each display (docs/protocols.md, FPX). */
export function useBanks(token: FpxToken) {
  const client = useClient();
  const [banks, setBanks] = useState<Banks>({ status: "loading" });

  const read = useCallback(
    async (signal: AbortSignal) => {
      setBanks({ status: "loading" });
      try {
        const list = await readBanks(client, token, signal);
        if (!signal.aborted) setBanks({ status: "ready", banks: list });
      } catch (error) {
        if (!signal.aborted) setBanks({ status: "failed", fault: faultOf(error) });
      }
    },
    [client, token],
  );

  useEffect(() => {
    const reading = new AbortController();
    void read(reading.signal);
    return () => reading.abort();
  }, [read]);

  return { banks, retry: () => void read(new AbortController().signal) };
}
