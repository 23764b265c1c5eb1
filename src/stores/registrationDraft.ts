import { create } from "zustand";
import { useSession } from "./sessionState.ts";

/**
 * The citizen's input in the registration, kept while the page is open so that no way out of the screen loses it. It is personal
 * data, so the page never writes it to any storage. It has no password: the citizen types it again.
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

/** Forgets the input after the registration. */
export function clearRegistration(): void {
  useRegistrationDraft.setState(EMPTY);
}

useSession.subscribe(({ session }) => {
  // After a log-in nobody registers, and the user may leave a shared computer to someone else.
  if (session) clearRegistration();
});
