import { create } from "zustand";
import { useSession } from "./sessionState.ts";

/**
 * What the citizen gave to register, kept while the page is open so that no way out of the screen loses any of it. It is
 * personal: it is never written to any storage. The password is not here: it is typed again.
 */
export interface RegistrationDraft {
  readonly full_name: string;
  readonly ic_no: string;
  readonly phone: string;
  readonly email_address: string;
}

const EMPTY: RegistrationDraft = { full_name: "", ic_no: "", phone: "", email_address: "" };

export const useRegistrationDraft = create<RegistrationDraft>()(() => EMPTY);

export function keepRegistration({ full_name, ic_no, phone, email_address }: RegistrationDraft): void {
  useRegistrationDraft.setState({ full_name, ic_no, phone, email_address });
}

/** Forgets it: whoever it is about is registered. */
export function clearRegistration(): void {
  useRegistrationDraft.setState(EMPTY);
}

useSession.subscribe(({ session }) => {
  // who is logged in registers nobody any more, and may leave a shared computer to somebody else
  if (session) clearRegistration();
});
