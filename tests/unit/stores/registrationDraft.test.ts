import { beforeEach, expect, test } from "vitest";
import {
  clearRegistration,
  keepRegistration,
  useRegistrationDraft,
} from "../../../src/stores/registrationDraft.ts";
import { useSession } from "../../../src/stores/sessionState.ts";

/** What was typed to register: nothing of it is lost, and nothing is shown to another person or holds a password. */

const EMPTY = { full_name: "", ic_no: "", phone: "", email_address: "" };
const TYPED = { full_name: "Siti", ic_no: "8", phone: "01", email_address: "siti@" };

const kept = () => useRegistrationDraft.getState();

beforeEach(() => {
  useSession.setState({ session: null, error: undefined });
  keepRegistration(TYPED);
});

test("it is kept as typed, without a password", () => {
  keepRegistration({ ...TYPED, password: "kata laluan", confirm_password: "kata laluan" } as typeof TYPED);
  expect(kept()).toEqual(TYPED);
});

test("a log-in that failed leaves it", () => {
  useSession.setState({ error: { kind: "refused", reason: "auth_error" } });
  expect(kept()).toEqual(TYPED);
});

test("it is gone once somebody is logged in, or is registered", () => {
  useSession.setState({ session: { name: "ahmad@example.my", roles: ["user"], machine_id: "A10" } });
  expect(kept()).toEqual(EMPTY);
  keepRegistration(TYPED);
  clearRegistration();
  expect(kept()).toEqual(EMPTY);
});
