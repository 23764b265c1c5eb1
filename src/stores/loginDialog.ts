import { create } from "zustand";
import { clearFault } from "./session.ts";

/** The state of the login dialog (rule 4.3). */
export interface LoginDialogState {
  readonly view: "closed" | "login" | "forgot";
  /** Whether the dialog was opened on the home page. A log-in then leads to the checkout (rule 4.6). */
  readonly fromHome: boolean;
  /** The address typed before the view changed. */
  readonly email: string;
}

const CLOSED: LoginDialogState = { view: "closed", fromHome: false, email: "" };

export const useLoginDialog = create<LoginDialogState>()(() => CLOSED);

/** Opens the login view, whatever view was shown before (rule 4.4). */
export function openLogin({ fromHome = false }: { readonly fromHome?: boolean } = {}): void {
  useLoginDialog.setState({ ...CLOSED, view: "login", fromHome });
}

/** Changes from the login view to the forgot-password view, with the typed address. */
export function showForgotPassword(email: string): void {
  useLoginDialog.setState({ view: "forgot", email });
}

/** Closes the dialog and removes the error, so that the next opening does not show it again. */
export function closeLogin(): void {
  useLoginDialog.setState(CLOSED);
  clearFault();
}
