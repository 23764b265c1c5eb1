import { beforeEach, expect, test } from "vitest";
import type { Session } from "../../../src/api/session.ts";
import { keepCheckout, useCheckoutDraft } from "../../../src/stores/checkoutDraft.ts";
import { takeRecord } from "../../../src/stores/session.ts";
import { fillFromSession } from "../../../src/stores/sessionPayer.ts";
import { useSession } from "../../../src/stores/sessionState.ts";

/** The payer, filled from the logged-in user. */

const SITI: Session = {
  name: "siti@example.my",
  roles: ["user"],
  machine_id: "A10",
  full_name: "SITI BINTI AHMAD",
  phone: "0123456789",
};
const FILLED = { name: SITI.full_name, email: SITI.name, phone: SITI.phone, method: "1" };
const EMPTY = { name: "", email: "", phone: "", method: "1" } as const;

const draft = () => useCheckoutDraft.getState().checkout;
const logIn = (session: Session) => useSession.setState({ session, error: undefined });
const logOut = () => useSession.setState({ session: null, error: undefined });
const expire = () =>
  useSession.setState({ session: null, error: { kind: "refused", reason: "user_error_relogin" } });

let stop: () => void;

beforeEach(() => {
  logOut();
  keepCheckout(EMPTY);
  stop = fillFromSession();
  return () => {
    logOut();
    stop();
  };
});

test("full name, e-mail and phone are filled as soon as each is known", () => {
  const { full_name, phone, ...begun } = SITI;
  logIn(begun);
  expect(draft()).toEqual({ ...EMPTY, email: SITI.name });
  takeRecord({ name: SITI.name, full_name, phone });
  expect(draft()).toEqual(FILLED);
});

test("a user who had logged in before fills them as well", () => {
  stop();
  logIn(SITI);
  expect(draft()).toEqual(EMPTY);
  stop = fillFromSession();
  expect(draft()).toEqual(FILLED);
});

test("the citizen's own typing is never overwritten", () => {
  keepCheckout({ ...EMPTY, name: "Ali", method: "2" });
  logIn(SITI);
  expect(draft()).toEqual({ ...FILLED, name: "Ali", method: "2" });
});

test("a cleared field stays empty while the same person is logged in", () => {
  logIn(SITI);
  keepCheckout({ ...draft(), phone: "" });
  takeRecord({ name: SITI.name, phone: "0198765432" });
  expect(draft().phone).toBe("");
});

test("a changed profile updates the fields that the citizen did not edit", () => {
  logIn(SITI);
  keepCheckout({ ...draft(), name: "Siti" });
  takeRecord({ name: SITI.name, full_name: "SITI BINTI ALI", phone: "0198765432" });
  expect(draft()).toEqual({ ...FILLED, name: "Siti", phone: "0198765432" });
});

test("a logout removes what the session filled, even if it was edited, and leaves what was typed before", () => {
  keepCheckout({ ...EMPTY, phone: "0111111111" });
  logIn(SITI);
  keepCheckout({ ...draft(), name: "SITI BT AHMAD" });
  logOut();
  expect(draft()).toEqual({ ...EMPTY, phone: "0111111111" });
});

test("the end of a session removes what it filled, and leaves what was typed over it", () => {
  logIn(SITI);
  keepCheckout({ ...draft(), phone: "0111111111" });
  expire();
  expect(draft()).toEqual({ ...EMPTY, phone: "0111111111" });
  logIn(SITI);
  expect(draft()).toEqual({ ...FILLED, phone: "0111111111" });
});

test("nothing of one person is left when another one logs in", () => {
  logIn(SITI);
  logIn({ name: "ali@example.my", roles: ["user"], machine_id: "A10" });
  expect(draft()).toEqual({ ...EMPTY, email: "ali@example.my" });
});
