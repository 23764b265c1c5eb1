import type { Meta, StoryObj } from "@storybook/react-vite";
import { closeLogin } from "../../stores/loginDialog.ts";
import { dropProfileDraft } from "../../stores/profileDraft.ts";
import { useSession } from "../../stores/sessionState.ts";
import { closeSnackbar } from "../../stores/snackbar.ts";
import { ProfileScreen } from "../profile/ProfileScreen.tsx";
import { OWN_RECORD, OWN_RECORD_CALL } from "./recordedAccount.ts";
import { type Answer, answering, onRecordedPortal } from "./recordedPortal.tsx";
import { USER_SESSION } from "./recordedReviewQueue.ts";

/** The parts that the stories of the profile and of personal data share. */
export const PROFILE = {
  component: ProfileScreen,
  decorators: [onRecordedPortal()],
} satisfies Meta<typeof ProfileScreen>;

export type ProfileStory = StoryObj<typeof ProfileScreen>;
export type ProfileContext = Parameters<NonNullable<ProfileStory["play"]>>[0];

/** Resets the state: the session is not loaded, and there is no draft. */
export function untouched(): void {
  useSession.setState({ session: undefined, error: undefined });
  dropProfileDraft();
  closeSnackbar();
  closeLogin();
}

/** A fresh state with the given answers. */
export const freshProfile =
  (answers: Readonly<Record<string, Answer>> = {}, network = answering) =>
  () => {
    untouched();
    return network({ "/db/_session": USER_SESSION, [OWN_RECORD_CALL]: OWN_RECORD, ...answers });
  };
