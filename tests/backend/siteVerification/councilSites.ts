import { systemClock } from "../../../src/server/clock.ts";
import { changeCouncil } from "../../../src/server/councils/changeCouncil.ts";
import type {
  FileAnswer,
  FileRequest,
  SiteNetwork,
} from "../../../src/server/siteVerification/siteNetwork.ts";
import { type BackendUnderTest, PORTAL } from "../backendUnderTest.ts";

/** Councils' sites on a network of the test. */

export const SITE = "https://www.mpt.example";
export const HOST = "www.mpt.example";
export const FILE = { version: 1, council: "mpt" };

export const served = (content: unknown = FILE, changed: Partial<FileAnswer> = {}): FileAnswer => ({
  status: 200,
  contentType: "application/json",
  body: new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content)),
  ...changed,
});

export interface CouncilSites extends SiteNetwork {
  /** The names that were resolved, and the files that were asked for. */
  readonly resolved: string[];
  readonly asked: FileRequest[];
  addresses: readonly string[];
  answer: (asked: FileRequest) => Promise<FileAnswer>;
}

/** One public address for all names, and the file of Tawau. */
export function councilSites(): CouncilSites {
  const sites: CouncilSites = {
    resolved: [],
    asked: [],
    addresses: ["103.8.26.1"],
    answer: async () => served(),
    resolve: async (host) => {
      sites.resolved.push(host);
      return sites.addresses;
    },
    read: (asked) => {
      sites.asked.push(asked);
      return sites.answer(asked);
    },
  };
  return sites;
}

export const register = (
  { databases }: BackendUnderTest,
  domains: string[],
  council: "mpt" | "mps" = "mpt",
) => changeCouncil(databases, systemClock, council, { domains }, { by: "zainab@majlis.my" });

/** A webmaster asks the portal to look for the file. */
export const verify = ({ app }: BackendUnderTest, origin = SITE, peer = "198.51.100.7") =>
  app.request("/api/site/verification", {
    method: "POST",
    headers: { "content-type": "application/json", origin: PORTAL, "test-peer": peer },
    body: JSON.stringify({ origin }),
  });

export async function mayCall({ app }: Pick<BackendUnderTest, "app">, origin = SITE): Promise<boolean> {
  const { known } = await (await app.request("/api/site", { headers: { origin } })).json();
  return known;
}

/** The entries of the audit log about sites, as "what target". */
export async function noted({ databases }: BackendUnderTest): Promise<readonly string[]> {
  const entries = await databases.audit.list({ prefix: "", limit: 100 });
  return entries
    .filter(({ what }) => String(what).startsWith("site_"))
    .map(({ what, target }) => `${what} ${target}`)
    .sort();
}
