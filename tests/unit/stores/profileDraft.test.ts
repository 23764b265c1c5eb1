import { beforeEach, expect, test } from "vitest";
import { dropProfileDraft, keepProfileDraft, useProfileDraft } from "../../../src/stores/profileDraft.ts";
import { endsSession } from "../../../src/stores/session.ts";
import { useSession } from "../../../src/stores/sessionState.ts";

/** Whose half-changed profile is kept, and for how long: nothing typed is lost, and nothing is shown to another person. */

const SITI = { name: "siti@example.my", roles: ["user"], machine_id: "A10" };
const VALUES = { full_name: "Siti", ic_no: "8", phone: "" };

beforeEach(() => {
  useSession.setState({ session: SITI, error: undefined });
  dropProfileDraft();
  keepProfileDraft(SITI.name, VALUES);
});

const kept = () => useProfileDraft.getState().draft?.values;

test("it outlives a session that ended, until the same person logs in again", () => {
  endsSession({ kind: "refused", reason: "user_error_relogin" });
  expect(kept()).toEqual(VALUES);
  // as a log-in begins, and then succeeds
  useSession.setState({ error: undefined });
  expect(kept()).toEqual(VALUES);
  useSession.setState({ session: SITI, error: undefined });
  expect(kept()).toEqual(VALUES);
});

test("it is gone when somebody else logs in", () => {
  endsSession({ kind: "refused", reason: "user_error_relogin" });
  useSession.setState({ session: { ...SITI, name: "ahmad@example.my" }, error: undefined });
  expect(kept()).toBeUndefined();
});

test("it is gone after a log-out", () => {
  useSession.setState({ session: null, error: undefined });
  expect(kept()).toBeUndefined();
});

test("a call that failed leaves it", () => {
  useSession.setState({ error: { kind: "offline" } });
  expect(kept()).toEqual(VALUES);
});
