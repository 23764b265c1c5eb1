import { COUNCIL_CODES } from "../../../src/domain/councils.ts";

/** The pages to compare. Each has a field for a number, drawn by React alone (`bare`) or by Kaunter. */
export type PageName = "bare" | "element" | "iframe" | "elements" | "portal";

export interface Places {
  /** The portal's origin. */
  readonly portal: string;
  /** The origin of a council's site, which is not the portal's site. */
  readonly site: string;
  /** The origin that serves the bare React page. */
  readonly bare: string;
}

/** The pages on a council's site. */
export const EMBEDDING = ["element", "iframe", "elements"] as const satisfies readonly PageName[];

/** The number of elements on the page with many: one for each council. */
export const MANY = COUNCIL_CODES.length;

/** The address of a page, and the markup of a page on a council's site. */
export function pageOf(name: PageName, places: Places): { readonly address: string; readonly html?: string } {
  const { portal, site, bare } = places;
  const own = (body: string) => ({
    address: `${site}/${name}.html`,
    html: `<!doctype html><html lang="ms"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Majlis</title>${body}</html>`,
  });
  switch (name) {
    case "bare":
      return { address: `${bare}/` };
    case "portal":
      return { address: `${portal}/` };
    case "iframe":
      return own(
        `<body><h1>Bayar</h1><iframe title="Bayar" width="360" height="900" src="${portal}/#/search"></iframe>`,
      );
    case "element":
      return own(`${loader(portal)}<body><h1>Bayar</h1>${search("mpt")}`);
    case "elements":
      return own(`${loader(portal)}<body><h1>Bayar</h1>${COUNCIL_CODES.map(search).join("")}`);
  }
}

/** The lines that the studio prints before the tag. */
const loader = (portal: string) =>
  `<link rel="stylesheet" href="${portal}/widgets/kaunter.css"><script type="module" src="${portal}/widgets/kaunter.js"></script>`;

const search = (council: string) => `<kaunter-search council="${council}"></kaunter-search>`;
