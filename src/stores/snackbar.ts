import { create } from "zustand";

/** The passing message of the page, in the citizen's language: one at a time, the newest (specification, section 2). */
interface Passing {
  readonly text: string;
  /** Tells a text that is said once more from one that stands. */
  readonly turn: number;
}

interface SnackbarState {
  readonly shown: Passing | undefined;
}

export const useSnackbar = create<SnackbarState>()(() => ({ shown: undefined }));

let turns = 0;

/** Shows a text in the place of the one before. */
export function showSnackbar(text: string): void {
  turns += 1;
  useSnackbar.setState({ shown: { text, turn: turns } });
}

/** Takes it away. */
export function closeSnackbar(): void {
  useSnackbar.setState({ shown: undefined });
}
