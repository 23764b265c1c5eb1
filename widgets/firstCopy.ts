import { VERSION } from "./version.ts";
import { warnWebmaster } from "./webmasterLog.ts";

/**
 * What the first copy of Kaunter on a page leaves for the others: all elements of the page come from it, or there would be
 * two carts. A page has two when it loads the evergreen script and a fixed version, or an element's module beside the loader.
 */
export interface FirstCopy {
  readonly version: string;
  /** The address of one of its modules that pages load. */
  readonly home: string;
  /** Imports one of its elements. @param language the one that its texts will be needed in, where that is known */
  readonly load: (tag: string, language?: string) => Promise<unknown>;
  /** The webmaster was told that there is another version. */
  warned?: boolean;
}

/** Where it is left: under `Symbol.for("kaunter")`, for a plain name is that of any element of the page with such an id. */
export type PageOfCopies = Record<symbol, FirstCopy | undefined>;

/** The folder of this copy, in a build above that of its parts. */
const HOME = import.meta.url.replace(/(chunks\/)?[^/]*$/, "");

/** The copy of Kaunter that came first on this page: this one, if none was before. */
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

/** Tells the webmaster once that the page loads another version than this; what came first stays. */
export function warnOfVersion(other: string): void {
  const first = firstCopy();
  if (other === VERSION || first.warned) return;
  first.warned = true;
  warnWebmaster(`version ${VERSION} was loaded on a page that has ${other}; load one of them only.`);
}
