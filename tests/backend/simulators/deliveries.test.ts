import { once } from "node:events";
import { expect, test } from "vitest";
import { deliveries } from "../../../demo/gateways/deliveries.ts";

test("a post that fails in the background is reported, and the gateway goes on", async () => {
  const failure = new Error("The merchant has no key.");
  const { inBackground, idle } = deliveries({
    fetch: async () => new Response("OK"),
    wait: async () => {},
    timeout: 1,
    retries: [],
    acknowledgement: "OK",
  });
  const warned = once(process, "warning");
  inBackground(Promise.reject(failure));
  await idle();
  expect(await warned).toEqual([failure]);
});
