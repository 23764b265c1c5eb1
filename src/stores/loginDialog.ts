import { create } from "zustand";
import { clearFault } from "./session.ts";

/** The log-in dialog: "it is closed, in the login view, or in the forgot-password view" (specification, section 4). */
export interface LoginDialogState {
  readonly view: "closed" | "login" | "forgot";
  /** Whether it was opened from the home page: who logs in there goes to the checkout. */
  readonly fromHome: boolean;
  /** The address that was typed before the view changed. */
  readonly email: string;
}

const CLOSED: LoginDialogState = { view: "closed", fromHome: false, email: "" };

export const useLoginDialog = create<LoginDialogState>()(() => CLOSED);

/** "Opening login resets the forgot-password view": whatever was shown before, the login view is. */
export function openLogin({ fromHome = false }: { readonly fromHome?: boolean } = {}): void {
  useLoginDialog.setState({ ...CLOSED, view: "login", fromHome });
}

/** From the login view to the other one, with the address that was typed. */
export function showForgotPassword(email: string): void {
  useLoginDialog.setState({ view: "forgot", email });
}

/** Closes it, whichever view it shows. What went wrong is not said again when it is opened the next time. */
export function closeLogin(): void {
  useLoginDialog.setState(CLOSED);
  clearFault();
}
