import type { Meta, StoryObj } from "@storybook/react-vite";
import { closeLogin } from "../../stores/loginDialog.ts";
import { dropProfileDraft } from "../../stores/profileDraft.ts";
import { useSession } from "../../stores/sessionState.ts";
import { closeSnackbar } from "../../stores/snackbar.ts";
import { ProfileScreen } from "../profile/ProfileScreen.tsx";
import { OWN_RECORD, OWN_RECORD_CALL } from "./recordedAccount.ts";
import { type Answer, answering, onRecordedPortal } from "./recordedPortal.tsx";
import { USER_SESSION } from "./recordedReviewQueue.ts";

/** The profile, whose stories are many: its own, and those of what people have of their own data. */
export const PROFILE = {
  component: ProfileScreen,
  decorators: [onRecordedPortal()],
} satisfies Meta<typeof ProfileScreen>;

export type ProfileStory = StoryObj<typeof ProfileScreen>;
export type ProfileContext = Parameters<NonNullable<ProfileStory["play"]>>[0];

/** Nobody has asked yet who is logged in, or begun to change anything. */
export function untouched(): void {
  useSession.setState({ session: undefined, error: undefined });
  dropProfileDraft();
  closeSnackbar();
  closeLogin();
}

/** A page that is untouched, and what it is answered. */
export const freshProfile =
  (answers: Readonly<Record<string, Answer>> = {}, network = answering) =>
  () => {
    untouched();
    return network({ "/db/_session": USER_SESSION, [OWN_RECORD_CALL]: OWN_RECORD, ...answers });
  };
