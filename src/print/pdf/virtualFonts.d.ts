/** What the build and the development server put in place of these (`scripts/build/documentFonts`). */

declare module "virtual:document-fonts" {
  /** The font with every character that the house itself writes, in both weights. */
  export const OWN: { readonly characters: string; readonly regular: string; readonly bold: string };
}

declare module "virtual:document-fonts/further" {
  /** All else that the font draws, in pieces. */
  export const FURTHER: readonly { readonly characters: string; readonly address: string }[];
}
