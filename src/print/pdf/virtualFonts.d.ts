/** The build and the development server generate these modules (`scripts/build/documentFonts`). */

declare module "virtual:document-fonts" {
  /** The font with every character of the portal's own texts, in both weights. */
  export const OWN: { readonly characters: string; readonly regular: string; readonly bold: string };
}

declare module "virtual:document-fonts/further" {
  /** The font's other characters, in pieces. */
  export const FURTHER: readonly { readonly characters: string; readonly address: string }[];
}
