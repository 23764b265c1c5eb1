import { BACKEND_ACKNOWLEDGEMENT } from "../../../src/server/gateways/card/protocol/constants.ts";
import { encodeFormBody } from "../../../src/server/http/formBody.ts";
import { deliveries } from "../deliveries.ts";
import type { Attempt } from "./attempt.ts";
import { COURSES } from "./choices.ts";
import type { CardGateway } from "./gateway.ts";
import { approvalOf } from "./response.ts";

/** Calls of the merchants' servers about approvals. */
export interface BackendCalls {
  /** Makes the calls of the decision. Resolves after the first try of each. Retries and late calls continue in the background. */
  make(attempt: Attempt): Promise<void>;
  /** Resolves when no call is left. */
  idle(): Promise<void>;
}

export function backendCalls(gateway: CardGateway): BackendCalls {
  const { delays, wait } = gateway;
  const { deliver, inBackground, idle } = deliveries({
    fetch: (url, init) => gateway.fetch(url, init),
    wait,
    timeout: delays.backendTimeout,
    retries: delays.backendRetries,
    acknowledgement: BACKEND_ACKNOWLEDGEMENT,
  });
  return {
    async make(attempt) {
      const { state, request } = attempt;
      if (state.kind !== "decided") return;
      const { backendCalls: calls, callsLater } = COURSES[state.choice];
      if (calls === 0) return;
      const body = encodeFormBody(approvalOf(gateway, attempt));
      if (callsLater) {
        inBackground(wait(delays.late).then(() => deliver(request.BackendURL, body)));
        return;
      }
      for (let made = 0; made < calls; made += 1) await deliver(request.BackendURL, body);
    },
    idle,
  };
}
