/** The elements as the published manifest has them (publishedManifest.ts). */
declare module "virtual:published-elements" {
  interface Told {
    readonly name: string;
    readonly description: string;
  }

  export const ELEMENTS: readonly {
    readonly tagName: string;
    readonly summary: string;
    readonly attributes: readonly (Told & {
      readonly type: { readonly text: string };
      readonly default?: string;
    })[];
    readonly events: readonly Told[];
    readonly cssParts: readonly Told[];
    readonly cssProperties: readonly (Told & { readonly default: string })[];
  }[];
}
