import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Client } from "../../../src/api/client.ts";
import { PortalError } from "../../../src/api/fault.ts";
import { chargeTerms } from "../../../src/api/schemas/chargeTerms.ts";
import { configurationDocument } from "../../../src/api/schemas/configuration.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../../src/charges/license/codes.ts";
import { loadConfiguration, useConfiguration } from "../../../src/stores/configuration.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** A back end that gives these answers in turn, the last one again and again; without any it cannot be reached. */
function backEnd(...answers: readonly (object | "fault")[]) {
  let calls = 0;
  const client: Client = {
    get: async () => ({}),
    put: async () => ({}),
    delete: async () => ({}),
    getBlob: async () => new Blob(),
    post: async () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      if (answer === "fault") throw new PortalError({ kind: "unreachable" });
      return answer;
    },
  };
  return { client, calls: () => calls };
}

function Shown({ client }: { readonly client: Client }) {
  const state = useConfiguration(client);
  if (state.status === "failed") return state.fault.kind;
  return state.status === "ready" ? `at most ${state.configuration.cart_limit}` : "loading";
}

async function shown(client: Client): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<Shown client={client} />));
  return place;
}

test("'made on app start': read once for the page, and again only after it failed", async () => {
  const { client, calls } = backEnd("fault", { cart_limit: 5 });
  const place = await shown(client);
  expect(place.textContent).toBe("loading");
  await act(() => Promise.all([loadConfiguration(client), loadConfiguration(client)]));
  expect(calls()).toBe(1);
  expect(place.textContent).toBe("unreachable");
  await act(() => loadConfiguration(client));
  await act(() => loadConfiguration(client));
  expect(calls()).toBe(2);
  expect(place.textContent).toBe("at most 5");
});

test("two portals on one page have each their own", async () => {
  const [one, other] = [backEnd({ cart_limit: 5 }), backEnd({ cart_limit: 7 })];
  const places = [await shown(one.client), await shown(other.client)];
  await act(() => Promise.all([loadConfiguration(one.client), loadConfiguration(other.client)]));
  expect(places.map(({ textContent }) => textContent)).toEqual(["at most 5", "at most 7"]);
});

test("the terms of a day: Malaysia's, with the assistance while it is on", () => {
  const configuration = configurationDocument.create({});
  const evening = new Date("2026-12-31T16:00:00Z");
  expect(chargeTerms(configuration, evening)).toEqual({
    today: { year: 2027, month: 1, day: 1 },
    assistance: { percent: 20, charges: ["assessment"] },
    licences: DEFAULT_LICENCE_MEANINGS,
  });
  const off = { ...configuration, assistance: { ...configuration.assistance, active: false } };
  expect(chargeTerms(off, evening).assistance).toBeNull();
});
