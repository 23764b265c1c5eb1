/** The build and the development server generate this module (`scripts/build/prerender`). */

declare module "virtual:early-search" {
  /** A node of the rendered markup: a text, a comment, or a tag with its attributes and children. */
  export type DrawnNode =
    | string
    | readonly [comment: string]
    | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly DrawnNode[]];
  /** React's first drawing of `kaunter-search`, in each language. */
  export const FORMS: Readonly<Record<import("../../src/domain/language.ts").Language, readonly DrawnNode[]>>;
  /** The class of the surface. Its rules are in `surfaceStyle.ts`. */
  export const SURFACE: string;
  /** The rules of all other classes. */
  export const STYLES: string;
}
