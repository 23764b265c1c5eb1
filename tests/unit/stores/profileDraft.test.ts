import { beforeEach, expect, test } from "vitest";
import { dropProfileDraft, keepProfileDraft, useProfileDraft } from "../../../src/stores/profileDraft.ts";
import { endsSession } from "../../../src/stores/session.ts";
import { useSession } from "../../../src/stores/sessionState.ts";

/** The draft of a changed profile: nothing typed is lost, and nothing is shown to another person. */

const SITI = { name: "siti@example.my", roles: ["user"], machine_id: "A10" };
const VALUES = { full_name: "Siti", ic_no: "8", phone: "" };

beforeEach(() => {
  useSession.setState({ session: SITI, error: undefined });
  dropProfileDraft();
  keepProfileDraft(SITI.name, VALUES);
  return () => useSession.setState({ session: undefined, error: undefined });
});

const kept = () => useProfileDraft.getState().draft?.values;

test("the draft survives the end of a session until the same person logs in again", () => {
  endsSession({ kind: "refused", reason: "user_error_relogin" });
  expect(kept()).toEqual(VALUES);
  // The user begins to log in and then succeeds.
  useSession.setState({ error: undefined });
  expect(kept()).toEqual(VALUES);
  useSession.setState({ session: SITI, error: undefined });
  expect(kept()).toEqual(VALUES);
});

test("the draft is gone when another person logs in", () => {
  endsSession({ kind: "refused", reason: "user_error_relogin" });
  useSession.setState({ session: { ...SITI, name: "ahmad@example.my" }, error: undefined });
  expect(kept()).toBeUndefined();
});

test("the draft is gone after a logout", () => {
  useSession.setState({ session: null, error: undefined });
  expect(kept()).toBeUndefined();
});

test("the draft stays after a failed call", () => {
  useSession.setState({ error: { kind: "offline" } });
  expect(kept()).toEqual(VALUES);
});
