import "../../widgets/kaunter-pay.ts";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { takeBeacons } from "../browser/shell/beacons.ts";
import { emptyRaw } from "../browser/stores/rawCart.ts";
import { works } from "./elementQueries.ts";
import { place } from "./probes/place.ts";

beforeEach(emptyRaw);

test("an element on a council's page counts no view, whatever the configuration says about the portal's own pages", async () => {
  const asked: string[] = [];
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname, host } = new URL(input instanceof Request ? input.url : input, location.href);
    if (host !== "counted.example") return network(input, init);
    asked.push(pathname);
    return Response.json({ page_views: true });
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  const { beacons } = takeBeacons();
  const element = place('<kaunter-pay lang="en" api="https://counted.example"></kaunter-pay>').querySelector(
    "kaunter-pay",
  )!;
  await works(element);
  element.show({ screen: "cart" });
  await expect.poll(() => element.shadowRoot?.querySelector("h2")?.textContent).toBe("Your cart");
  expect(asked).toContain("/api/query");
  expect(asked).not.toContain("/api/views");
  expect(beacons).toEqual([]);
});
