/** The environment holds what cannot be used. Says which variable and what it must be, never what it held. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** The variables that are set, as they are set. */
export type Given = Readonly<Record<string, unknown>>;
