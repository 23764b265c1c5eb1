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
 * Resumes a payment or pays its bills again. The status token suffices, so this works on any device. Changed amounts appear
 * first. While the bank is still being asked about this payment or another one, the citizen has to consent.
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
        // The payment has just turned out to have an ending. The page keeps polling and shows it.
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
