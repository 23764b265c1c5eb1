import { create } from "zustand";
import { isSessionEnd } from "./session.ts";
import { useSession } from "./sessionState.ts";

/** What a profile's form takes, as typed: it may be wrong or empty. */
export interface ProfileValues {
  full_name: string;
  ic_no: string;
  phone: string;
}

/**
 * The profile that somebody was changing, kept while the page is open, so that neither a session that ends nor a look at another
 * screen loses any of it. It is personal: never written to any storage, and shown to nobody else who logs in.
 */
interface ProfileDraft {
  readonly draft: { readonly name: string; readonly values: ProfileValues } | undefined;
}

export const useProfileDraft = create<ProfileDraft>()(() => ({ draft: undefined }));

/** @param name whose profile it is */
export function keepProfileDraft(name: string, values: ProfileValues): void {
  useProfileDraft.setState({ draft: { name, values } });
}

export function dropProfileDraft(): void {
  useProfileDraft.setState({ draft: undefined });
}

useSession.subscribe(({ session, error }, before) => {
  const { draft } = useProfileDraft.getState();
  if (draft === undefined || session === undefined) return;
  // whose session ended may log in again and go on
  const hasLeft = session === null && before.session !== null && !isSessionEnd(error);
  const isAnother = session !== null && session.name !== draft.name;
  if (hasLeft || isAnother) dropProfileDraft();
});
