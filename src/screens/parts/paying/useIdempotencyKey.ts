import { useMemo } from "react";
import { jsonText } from "../../../domain/jsonText.ts";
import { newIdempotencyKey } from "../../../payment/idempotencyKey.ts";

/**
 * The idempotency key of a request to pay. The same request again (an answer that was lost) is the same intent; a changed one
 * is another, and so is one after the citizen left with the payment.
 */
export function useIdempotencyKey(): { keyOf(request: object): string; forget(): void } {
  return useMemo(() => {
    let intent: { readonly request: string; readonly key: string } | undefined;
    return {
      keyOf(request) {
        const text = jsonText(request);
        if (intent?.request !== text) intent = { request: text, key: newIdempotencyKey() };
        return intent.key;
      },
      forget() {
        intent = undefined;
      },
    };
  }, []);
}
