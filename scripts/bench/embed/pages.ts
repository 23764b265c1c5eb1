import { COUNCIL_CODES } from "../../../src/domain/councils.ts";

/** The pages that are compared: each has a field to type a number into, drawn by nothing, by React alone, or by Kaunter. */
export type PageName = "bare" | "element" | "iframe" | "elements" | "portal";

export interface Places {
  /** The portal's origin. */
  readonly portal: string;
  /** The origin of a council's site: another site than the portal's. */
  readonly site: string;
  /** The origin that serves the bare React page. */
  readonly bare: string;
}

/** Those that stand on a council's site. */
export const EMBEDDING = ["element", "iframe", "elements"] as const satisfies readonly PageName[];

/** How many elements stand on the page with many: as many as there are councils. */
export const MANY = COUNCIL_CODES.length;

/** Where a page is, and the text of those that are a council's own. */
export function pageOf(name: PageName, places: Places): { readonly address: string; readonly html?: string } {
  const { portal, site, bare } = places;
  const own = (body: string) => ({
    address: `${site}/${name}.html`,
    html: `<!doctype html><html lang="ms"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Majlis</title><style>${KEEP_PLACE}</style>${body}</html>`,
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

const loader = (portal: string) => `<script type="module" src="${portal}/widgets/kaunter.js"></script>`;

/** As a careful webmaster writes it (docs/embedding.md, "Keep its place"), so that nothing below moves. */
const KEEP_PLACE = `kaunter-search:not(:state(drawn)) { display: block; min-height: 740px; }
@media (min-width: 700px) { kaunter-search:not(:state(drawn)) { min-height: 490px; } }`;

const search = (council: string) => `<kaunter-search council="${council}"></kaunter-search>`;
