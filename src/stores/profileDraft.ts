import { create } from "zustand";
import { isSessionEnd } from "./session.ts";
import { useSession } from "./sessionState.ts";

/** The values of the profile's form, as typed. They may be invalid or empty. */
export interface ProfileValues {
  full_name: string;
  ic_no: string;
  phone: string;
}

/**
 * The unsaved changes of a profile, kept while the page is open, so that neither the end of a session nor a look at another
 * screen loses them. They are personal data: the page never writes them to any storage and shows them to no other user.
 */
interface ProfileDraft {
  readonly draft: { readonly name: string; readonly values: ProfileValues } | undefined;
}

export const useProfileDraft = create<ProfileDraft>()(() => ({ draft: undefined }));

/** @param name the session's name of the profile's owner */
export function keepProfileDraft(name: string, values: ProfileValues): void {
  useProfileDraft.setState({ draft: { name, values } });
}

export function dropProfileDraft(): void {
  useProfileDraft.setState({ draft: undefined });
}

useSession.subscribe(({ session, error }, before) => {
  const { draft } = useProfileDraft.getState();
  if (draft === undefined || session === undefined) return;
  // A user whose session has ended may log in again and continue.
  const hasLeft = session === null && before.session !== null && !isSessionEnd(error);
  const isAnother = session !== null && session.name !== draft.name;
  if (hasLeft || isAnother) dropProfileDraft();
});
