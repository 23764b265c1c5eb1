import { VERSION } from "./version.ts";
import { warnWebmaster } from "./webmasterLog.ts";

/**
 * A page has two copies of Kaunter when it loads the evergreen script and a fixed version, or an element's module beside the
 * loader. The first copy stores this object for the others. All elements of the page come from the first copy, otherwise the page
 * would have two carts.
 */
export interface FirstCopy {
  readonly version: string;
  /** The address of one of the copy's modules or of its folder. */
  readonly home: string;
  /** Imports one of the copy's elements. @param language the language of the texts that the element will need, if known */
  readonly load: (tag: string, language?: string) => Promise<unknown>;
  /** True once the console has warned the webmaster about another version. */
  warned?: boolean;
}

/**
 * The global object, with the first copy under `Symbol.for("kaunter")`. A plain name could be the id of an element of the page.
 */
export type PageOfCopies = Record<symbol, FirstCopy | undefined>;

/** The folder of this copy. In a build this module is in its subfolder `chunks`. */
const HOME = import.meta.url.replace(/(chunks\/)?[^/]*$/, "");

/** The first copy of Kaunter on this page. If there is none yet, this copy becomes the first. */
export function firstCopy(): FirstCopy {
  const page = globalThis as unknown as PageOfCopies;
  page[Symbol.for("kaunter")] ??= {
    version: VERSION,
    home: HOME,
    load: (tag) => import(/* @vite-ignore */ `${HOME}${tag}.${import.meta.env.DEV ? "ts" : "js"}`),
  };
  return page[Symbol.for("kaunter")] as FirstCopy;
}

export function isThisCopy({ home }: FirstCopy): boolean {
  return home.replace(/[^/]*$/, "") === HOME;
}

/** Warns the webmaster once when the page has a version other than this copy's. The first copy stays in use. */
export function warnOfVersion(other: string): void {
  const first = firstCopy();
  if (other === VERSION || first.warned) return;
  first.warned = true;
  warnWebmaster(`the page loads the versions ${other} and ${VERSION}. Load only one.`);
}
