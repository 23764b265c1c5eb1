import { COUNCIL_CODES } from "../../src/domain/councils.ts";
import type { Settings } from "../backend/settings/settings.ts";
import type { Listeners } from "./listeners.ts";

/** Where the parts of the system find each other. */
export interface Addresses {
  readonly portal: string;
  /** Of a council's site, by its code. */
  readonly council: (code: string) => string;
  readonly councilOrigins: readonly string[];
  /** Below which the calls are answered: for servers, and for browsers. */
  readonly calls: { readonly server: string; readonly browser: string };
}

export function addressesOf(settings: Settings, { portal: own, councils }: Listeners): Addresses {
  const portal = settings.KAUNTER_ORIGIN ?? `http://localhost:${own.port}`;
  const council = (code: string) => `http://${code}.localhost:${councils.port}`;
  return {
    portal,
    council,
    councilOrigins: settings.KAUNTER_COUNCIL_ORIGINS ?? demoOrigins(council, councils.port),
    calls: {
      server: `http://127.0.0.1:${own.port}${settings.KAUNTER_BASE_PATH}`,
      browser: `${portal}${settings.KAUNTER_BASE_PATH}`,
    },
  };
}

/** Each council's site, and the bare addresses that list them. */
function demoOrigins(council: (code: string) => string, port: number): readonly string[] {
  return [...COUNCIL_CODES.map(council), `http://127.0.0.1:${port}`, `http://localhost:${port}`];
}
