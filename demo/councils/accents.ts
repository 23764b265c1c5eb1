import type { CouncilCode } from "../../src/domain/councils.ts";

/** A council's colour for its site, and for some councils also for the widgets. White text on it has a contrast above 4.5. */
interface Accent {
  readonly colour: string;
  /** Whether the site sets --kaunter-primary. Without it the widgets stay teal. */
  readonly themesWidgets: boolean;
}

const USUAL: Accent = { colour: "#1f4e79", themesWidgets: false };

const ACCENTS: Readonly<Partial<Record<CouncilCode, Accent>>> = {
  dbkk: { colour: "#0b3d91", themesWidgets: true },
  mps: { colour: "#7a1f1f", themesWidgets: true },
  mpt: { colour: "#00685e", themesWidgets: false },
  mdld: { colour: "#5a2a82", themesWidgets: true },
  mdsp: { colour: "#9a3412", themesWidgets: true },
  lbk: { colour: "#14532d", themesWidgets: false },
};

export function accentOf(code: CouncilCode): Accent {
  return ACCENTS[code] ?? USUAL;
}

/** The style sheet with a council's colours. It is a file, because the site's policy blocks inline styles. */
export function accentSheet(code: CouncilCode): string {
  const { colour, themesWidgets } = accentOf(code);
  return `:root { --accent: ${colour};${themesWidgets ? ` --kaunter-primary: ${colour};` : ""} }\n`;
}

/** The site's icon in the browser's tab. Without a council it has the usual colour. */
export function accentIcon(code: CouncilCode | undefined): string {
  const { colour } = code === undefined ? USUAL : accentOf(code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="8" fill="${colour}"/></svg>\n`;
}
