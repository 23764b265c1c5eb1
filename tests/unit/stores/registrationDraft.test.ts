import { beforeEach, expect, test } from "vitest";
import {
  clearRegistration,
  keepRegistration,
  useRegistrationDraft,
} from "../../../src/stores/registrationDraft.ts";
import { useSession } from "../../../src/stores/sessionState.ts";

/** The draft of a registration: nothing typed is lost, nothing is shown to another person, and no password is kept. */

const EMPTY = { full_name: "", ic_no: "", phone: "", email_address: "" };
const TYPED = { full_name: "Siti", ic_no: "8", phone: "01", email_address: "siti@" };

const kept = () => useRegistrationDraft.getState();

beforeEach(() => {
  useSession.setState({ session: null, error: undefined });
  keepRegistration(TYPED);
  return () => useSession.setState({ session: undefined, error: undefined });
});

test("the draft keeps everything as typed, without the password", () => {
  keepRegistration({ ...TYPED, password: "kata laluan", confirm_password: "kata laluan" } as typeof TYPED);
  expect(kept()).toEqual(TYPED);
});

test("the draft stays after a failed login", () => {
  useSession.setState({ error: { kind: "refused", reason: "auth_error" } });
  expect(kept()).toEqual(TYPED);
});

test("the draft is gone once somebody has logged in or registered", () => {
  useSession.setState({ session: { name: "ahmad@example.my", roles: ["user"], machine_id: "A10" } });
  expect(kept()).toEqual(EMPTY);
  keepRegistration(TYPED);
  clearRegistration();
  expect(kept()).toEqual(EMPTY);
});
