import { createPayment } from "../../api/createPayment.ts";
import { type MethodChoice, type Payer, paymentRequestOf } from "../../payment/paymentRequest.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { clearFormerAmounts, takeChangedLines } from "../../stores/freshAmounts.ts";
import { useEnvironment } from "../environment.tsx";
import { useIdempotencyKey } from "../parts/paying/useIdempotencyKey.ts";
import { useRedirectToGateway } from "../parts/paying/useRedirectToGateway.ts";
import { useClient } from "../parts/useClient.ts";
import { usePageLanguage } from "../parts/usePageLanguage.ts";

/**
 * Creates the payment of the cart and leaves for the bank with it. If the server answers with changed amounts, the cart takes
 * them before the screen shows the fault.
 */
export function usePay() {
  const client = useClient();
  const { returnAddress } = useEnvironment();
  const language = usePageLanguage();
  const { paying, redirectWith } = useRedirectToGateway();
  const intent = useIdempotencyKey();

  const pay = (items: readonly SavedItem[], payer: Payer, choice: MethodChoice) =>
    redirectWith(
      () => {
        const way = { callback: returnAddress(), language };
        const request = paymentRequestOf(items, payer, choice, way);
        return createPayment(client, request, intent.keyOf(request));
      },
      {
        onLeaving: () => {
          intent.forget();
          clearFormerAmounts();
        },
        onFault: (fault) => takeChangedLines(items, fault),
      },
    );

  return { paying, pay };
}
