import { create } from "zustand";

/** The snackbar's message (rule 2.33), in the citizen's language. The page shows only the newest one. */
interface Passing {
  readonly text: string;
  /** Changes with each message, so that the same text can show again. */
  readonly turn: number;
}

interface SnackbarState {
  readonly shown: Passing | undefined;
}

export const useSnackbar = create<SnackbarState>()(() => ({ shown: undefined }));

let turns = 0;

/** Shows a text. It replaces the text before. */
export function showSnackbar(text: string): void {
  turns += 1;
  useSnackbar.setState({ shown: { text, turn: turns } });
}

export function closeSnackbar(): void {
  useSnackbar.setState({ shown: undefined });
}
