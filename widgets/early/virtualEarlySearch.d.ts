/** What the build and the development server put in its place (`scripts/build/prerender`). */

declare module "virtual:early-search" {
  /** `kaunter-search` as React draws it first, in each language. */
  export const FORMS: Readonly<
    Record<import("../../src/domain/language.ts").Language, readonly import("./drawnNode.ts").DrawnNode[]>
  >;
  /** The class of the surface, whose rules `surfaceStyle.ts` holds. */
  export const SURFACE: string;
  /** The rules of all other classes. */
  export const STYLES: string;
}
