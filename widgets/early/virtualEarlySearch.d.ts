/** The build and the development server generate this module (`scripts/build/prerender`). */

declare module "virtual:early-search" {
  /** React's first drawing of `kaunter-search`, in each language. */
  export const FORMS: Readonly<
    Record<import("../../src/domain/language.ts").Language, readonly import("./drawnNode.ts").DrawnNode[]>
  >;
  /** The class of the surface. Its rules are in `surfaceStyle.ts`. */
  export const SURFACE: string;
  /** The rules of all other classes. */
  export const STYLES: string;
}
