import { describe, test } from "vitest";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { ACCOUNT, COMPOUND } from "../cart/samples.ts";
import { cartOf, fakeServer, refused, show } from "../fakeServer.tsx";

/** The words of the search that only a screen reader says. */

describe("an announcement of the search disappears once it is no longer true", () => {
  test.each([
    ["what was found", () => ({ P130001: ACCOUNT }), "How much do you want to reload?"],
    ["a refusal", () => ({ P130001: refused(404, "invalid_account") }), "Invalid Account No / License No"],
    ["a lost answer", () => ({}), "We cannot reach the server."],
  ])('"searching" is replaced by %s', async (_what, answers: () => Record<string, object>, says) => {
    await cartOf();
    const wait = Promise.withResolvers<object>();
    // The search is announced before the call is made. If the answer is lost by then, nothing handles its rejection yet.
    wait.promise.catch(() => undefined);
    const answered: Record<string, object> = answers();
    const shown = show(SearchScreen, fakeServer({ ...answered, P130001: wait.promise }), {
      charge: "parking",
      account: "P130001",
    });
    await shown.hears("Searching…");
    if (answered.P130001 === undefined) wait.reject(new TypeError("the network is gone"));
    else wait.resolve(answered.P130001);
    await shown.says(says);
    await shown.hears("");
  });

  test("the number of results disappears when one is chosen", async () => {
    await cartOf();
    const rows = [COMPOUND, { ...COMPOUND, _id: "C2600124", compound_no: "C2600124" }];
    const shown = show(SearchScreen, fakeServer({ compounds: { rows }, C2600123: COMPOUND }), {
      charge: "compound",
      account: "C2600123",
    });
    await shown.hears("2 results");
    await shown.press("View");
    await shown.says("Add to cart");
    await shown.hears("");
  });
});
