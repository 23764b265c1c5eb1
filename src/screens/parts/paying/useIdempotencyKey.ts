import { useMemo } from "react";
import { jsonText } from "../../../domain/jsonText.ts";
import { newIdempotencyKey } from "../../../payment/idempotencyKey.ts";

/**
 * The idempotency key of a request to pay. An identical request (a repeat after a lost answer) reuses the key. A changed request
 * gets a new one, and so does the next request after `forget`, when the citizen has left for the bank.
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
