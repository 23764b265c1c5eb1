import { useState } from "react";
import type { Fault } from "../../api/fault.ts";
import { payAgain } from "../../api/payAgain.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { isAsked } from "../../payment/screenByState.ts";
import { useEnvironment } from "../environment.tsx";
import { useIdempotencyKey } from "../parts/paying/useIdempotencyKey.ts";
import { useRedirectToGateway } from "../parts/paying/useRedirectToGateway.ts";
import { useClient } from "../parts/useClient.ts";
import { usePageLanguage } from "../parts/usePageLanguage.ts";

type Changed = Extract<Fault, { kind: "amount_changed" }>;

/**
 * Takes a payment up again, or pays it again, by its status token: nothing else is needed, on any device. Amounts that changed
 * are shown first; an attempt that is still asked about, this one or another, needs the citizen's consent.
 */
export function usePayAgain(payment: Parameters<typeof isAsked>[0], token: StatusToken) {
  const client = useClient();
  const { returnAddress } = useEnvironment();
  const language = usePageLanguage();
  const { paying, redirectWith } = useRedirectToGateway();
  const intent = useIdempotencyKey();
  const [changed, setChanged] = useState<Changed>();
  const [consent, setConsent] = useState<"not_needed" | "needed" | "given">(
    isAsked(payment) ? "needed" : "not_needed",
  );

  const proceed = () =>
    redirectWith(
      async () => {
        const request = {
          callback_url: returnAddress(),
          language,
          amount: changed?.amount,
          although_open: consent === "given" ? (true as const) : undefined,
        };
        const created = await payAgain(client, token, request, intent.keyOf({ token, ...request }));
        // it has just turned out to have an ending: the page, which goes on asking, says which
        return created.status === "in_progress" ? created : undefined;
      },
      {
        onLeaving: intent.forget,
        onFault: async (fault) => {
          if (fault.kind === "amount_changed") setChanged(fault);
          if (fault.kind === "refused" && fault.reason === "still_open") setConsent("needed");
        },
      },
    );

  return {
    paying,
    changed,
    consent,
    giveConsent: (given: boolean) => setConsent(given ? "given" : "needed"),
    proceed: () => void proceed(),
  } as const;
}
