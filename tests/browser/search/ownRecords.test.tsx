import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { type SessionState, useSession } from "../../../src/stores/sessionState.ts";
import { backEnd, cartOf, show } from "../cart/counter.tsx";
import { ACCOUNT, COMPOUND } from "../cart/samples.ts";

/** Whoever is logged in reads the own records unmasked; nobody else does, and the cart keeps no name. */

const FINE = { charge: "compound", account: "C2600123" } as const;
const FOUND = { compounds: { rows: [COMPOUND] }, C2600123: COMPOUND, P130001: ACCOUNT };

const AHMAD = { name: "ahmad@example.my", roles: ["user"], machine_id: "A10" };

// what another test left at the bank is asked about as well
beforeEach(clearAttempt);

/** A back end that notes whether the session's cookie goes with a search. */
function listening(session: SessionState["session"]) {
  useSession.setState({ session });
  onTestFinished(() => useSession.setState({ session: undefined }));
  const counter = backEnd(FOUND);
  const credentials: string[] = [];
  const answering = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith("api/query")) credentials.push(request.credentials);
    return answering(request);
  };
  return { counter, credentials };
}

describe("a search", () => {
  test("takes the session's cookie while somebody is logged in", async () => {
    await cartOf();
    const { counter, credentials } = listening(AHMAD);
    await show(SearchScreen, counter, FINE).says("Lim Ah Kau");
    expect(credentials).toEqual(["same-origin", "same-origin"]);
  });

  test.each([
    ["nobody is logged in", null],
    ["nobody knows, as on a council's page", undefined],
  ])("takes no cookie while %s", async (_name, session) => {
    await cartOf();
    const { counter, credentials } = listening(session);
    await show(SearchScreen, counter, FINE).says("Lim Ah Kau");
    expect(credentials).toEqual(["omit", "omit"]);
  });
});

describe("the cart outlives the log-in", () => {
  test("and holds a bill's name masked, whoever saw it whole", async () => {
    await cartOf();
    const { counter } = listening(AHMAD);
    const { says, press } = show(SearchScreen, counter, FINE);
    await says("Lim Ah Kau");
    await press("Add to cart");
    await says("Added to your cart");
    expect(useCart.getState().items).toMatchObject([{ compound_no: "C2600123", payer: "Li* ** ***" }]);
  });

  test("and an account's", async () => {
    await cartOf();
    const { counter } = listening(AHMAD);
    const { says, press } = show(SearchScreen, counter, { charge: "parking", account: ACCOUNT._id });
    await says(ACCOUNT.holder);
    await press("Add to cart");
    await says("Added to your cart");
    expect(useCart.getState().items).toMatchObject([{ account_no: ACCOUNT.account_no }]);
    expect(JSON.stringify(useCart.getState().items)).not.toContain(ACCOUNT.holder);
  });
});
