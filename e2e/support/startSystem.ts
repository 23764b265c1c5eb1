import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSystem } from "../../demo/system/startSystem.ts";
import { COUNCIL_CODES } from "../../src/domain/councils.ts";
import { logToStandardError } from "../../src/server/log.ts";
import { readSettings } from "../../src/server/settings/settings.ts";
import { ADMINISTRATOR } from "./administrator.ts";
import { freePort } from "./freePort.ts";

const built = (folder: string) => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));

/** Starts the journeys' system once for all workers, with fresh data. @returns a function that ends it */
export default async function start(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), "kaunter-e2e-"));
  // The list of sites that may embed the portal contains the port.
  const councils = await freePort();
  const sites = [...COUNCIL_CODES.map((code) => `${code}.localhost`), "mdknk.majlis.test"];
  const ownSite = `http://mps.localhost:${await freePort()}`;
  const system = await startSystem({
    ports: { portal: 0, councils, simulators: 0 },
    settings: readSettings({
      KAUNTER_DATA: data,
      KAUNTER_COUNCIL_ORIGINS: [...sites.map((host) => `http://${host}:${councils}`), ownSite].join(","),
      KAUNTER_ADMIN_NAME: ADMINISTRATOR.name,
      KAUNTER_ADMIN_PASSWORD: ADMINISTRATOR.password,
      // All journeys come from one address.
      KAUNTER_SEARCHES_PER_HOUR: "100000",
      KAUNTER_PAYMENTS_PER_HOUR: "100000",
    }),
    files: { portal: built("portal"), widgets: built("widgets") },
    log: logToStandardError("error"),
  });
  Object.assign(process.env, {
    KAUNTER_E2E_PORTAL: system.urls.portal,
    KAUNTER_E2E_COUNCILS_PORT: String(councils),
    KAUNTER_E2E_OWN_SITE: ownSite,
    KAUNTER_E2E_BANK: system.urls.bank,
    KAUNTER_E2E_MAILBOX: `${system.urls.mailbox}/`,
    KAUNTER_E2E_DATA: data,
  });
  return async () => {
    await system.close();
    await rm(data, { recursive: true, force: true });
  };
}
