import type { CouncilCode } from "../../src/domain/councils.ts";

/**
 * The system that all journeys of a run share. `startSystem.ts` starts it on free ports and writes its addresses into the
 * environment before the first worker starts. They are empty while Playwright only lists the tests, so no title may contain one.
 */
const {
  KAUNTER_E2E_PORTAL,
  KAUNTER_E2E_COUNCILS_PORT,
  KAUNTER_E2E_OWN_SITE,
  KAUNTER_E2E_BANK,
  KAUNTER_E2E_MAILBOX,
  KAUNTER_E2E_DATA,
} = process.env;

/** The portal's origin. */
export const PORTAL = KAUNTER_E2E_PORTAL ?? "";

/** The address of the simulated bank. */
export const BANK = KAUNTER_E2E_BANK ?? "";

/** The address of the demonstration's mailbox. */
export const MAILBOX = KAUNTER_E2E_MAILBOX ?? "";

/** An origin that may embed and that nothing serves yet, for a test that serves a site of its own. */
export const OWN_SITE = KAUNTER_E2E_OWN_SITE ?? "";

/** The system's data folder. */
export const DATA = KAUNTER_E2E_DATA ?? "";

/** The address of a page on a council's site. */
export function siteOf(council: CouncilCode, path: string): string {
  return `http://${council}.localhost:${KAUNTER_E2E_COUNCILS_PORT}${path}`;
}

/** A council's site at a name that browsers do not treat as this machine, so that it has no secure context. */
export function plainSiteOf(council: CouncilCode, path: string): string {
  return `http://${council}.majlis.test:${KAUNTER_E2E_COUNCILS_PORT}${path}`;
}
