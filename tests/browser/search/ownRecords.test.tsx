import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { HIDDEN } from "../../../src/domain/mask.ts";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { type SessionState, useSession } from "../../../src/stores/sessionState.ts";
import { ACCOUNT, COMPOUND } from "../cart/samples.ts";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";

/** A logged-in user reads their own records unmasked, and nobody else does. The cart stores no name unmasked. */

const FINE = { charge: "compound", account: "C2600123" } as const;
const FOUND = { compounds: { rows: [COMPOUND] }, C2600123: COMPOUND, P130001: ACCOUNT };

const AHMAD = { name: "ahmad@example.my", roles: ["user"], machine_id: "A10" };

// Removes the last payment of another test, which would be checked as well.
beforeEach(clearAttempt);

/** A back end that records whether a search sends the session's cookie. */
function listening(session: SessionState["session"]) {
  useSession.setState({ session });
  onTestFinished(() => useSession.setState({ session: undefined }));
  const server = fakeServer(FOUND);
  const credentials: string[] = [];
  const answering = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith("api/query")) credentials.push(request.credentials);
    return answering(request);
  };
  return { server, credentials };
}

describe("a search", () => {
  test("sends the session's cookie while a user is logged in", async () => {
    await cartOf();
    const { server, credentials } = listening(AHMAD);
    await show(SearchScreen, server, FINE).says("Lim Ah Kau");
    expect(credentials).toEqual(["same-origin", "same-origin"]);
  });

  test.each([
    ["nobody is logged in", null],
    ["nobody knows, as on a council's page", undefined],
  ])("sends no cookie while %s", async (_name, session) => {
    await cartOf();
    const { server, credentials } = listening(session);
    await show(SearchScreen, server, FINE).says("Lim Ah Kau");
    expect(credentials).toEqual(["omit", "omit"]);
  });
});

describe("the cart stays after a logout", () => {
  test("and has a bill's name masked, even for a user who saw it whole", async () => {
    await cartOf();
    const { server } = listening(AHMAD);
    const { says, press } = show(SearchScreen, server, FINE);
    await says("Lim Ah Kau");
    await press("Add to cart");
    await says("Added to your cart");
    expect(useCart.getState().items).toMatchObject([{ compound_no: "C2600123", payer: HIDDEN }]);
  });

  test("and an account's name as well", async () => {
    await cartOf();
    const { server } = listening(AHMAD);
    const { says, press } = show(SearchScreen, server, { charge: "parking", account: ACCOUNT._id });
    await says(ACCOUNT.holder);
    await press("Add to cart");
    await says("Added to your cart");
    expect(useCart.getState().items).toMatchObject([{ account_no: ACCOUNT.account_no }]);
    expect(JSON.stringify(useCart.getState().items)).not.toContain(ACCOUNT.holder);
  });
});
