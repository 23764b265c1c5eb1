import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create, string, type } from "superstruct";
import type { Maintenance, PortalStatus } from "../../api/schemas/portalStatus.ts";
import type { Period, StoredConfiguration } from "../../api/schemas/storedConfiguration.ts";
import { CHARGE_TYPES, type ChargeType } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { phaseOf } from "../../domain/timeLimits.ts";
import { inForce } from "../configuration/inForce.ts";
import { CONFIGURATION, readingOf } from "../configuration/readConfiguration.ts";
import type { Services } from "../services.ts";

type StatusServices = Pick<Services, "databases" | "clock" | "timer" | "files">;

/** Milliseconds that a caller waits for the databases. */
const PATIENCE = 2_000;

/** The status for everybody: no count, no name, no text, and nothing about a payment. */
export async function readPortalStatus({
  databases: { metadata },
  clock,
  timer,
  files,
}: StatusServices): Promise<PortalStatus> {
  const now = clock.now();
  const over = new AbortController();
  const read = metadata
    .read(CONFIGURATION)
    .then((document) => readingOf(metadata, document))
    .then(
      ({ configuration }) => configuration,
      () => undefined,
    );
  const version = await versionIn(files?.widgets);
  try {
    const stored = await Promise.race([read, timer.wait(PATIENCE, over.signal).then(() => undefined)]);
    const at = now.toISOString();
    if (stored === undefined) return { status: "unavailable", version, at, maintenance: [] };
    const status = inForce(stored, now).closing ? "closed" : "open";
    return { status, version, at, maintenance: maintenanceIn(stored, now) };
  } finally {
    over.abort();
  }
}

const published = type({ version: string() });

/** The version of the elements in the folder, or null where they are not built. */
async function versionIn(folder: string | undefined): Promise<string | null> {
  if (folder === undefined) return null;
  try {
    return create(JSON.parse(await readFile(join(folder, "integrity.json"), "utf8")), published).version;
  } catch {
    return null;
  }
}

/** The switches that close something now or later. */
function maintenanceIn(
  { closing, cards, councils, validity }: StoredConfiguration,
  now: Date,
): PortalStatus["maintenance"] {
  const found: Maintenance[] = [];
  const add = (what: Pick<Maintenance, "closed" | "council" | "charges">, period: Period = {}) => {
    if (phaseOf(period, now) === "over") return;
    found.push({ ...what, from: period.from ?? null, until: period.until ?? null });
  };
  if (closing) add({ closed: "portal" }, validity.closing);
  // without a period, a portal without cards and a shorter list of charges are as they should be
  if (!cards && validity.cards !== undefined) add({ closed: "cards" }, validity.cards);
  for (const council of COUNCIL_CODES) {
    const switches = councils[council];
    if (switches === undefined) continue;
    const periods = validity.councils[council];
    if (!switches.available) add({ closed: "council", council }, periods?.available);
    const addCharges = (charges: ChargeType[], period: Period | undefined) => {
      if (charges.length > 0) add({ closed: "charges", council, charges }, period);
    };
    const { charges: taken } = switches;
    if (taken !== undefined && periods?.charges !== undefined) {
      const { otherwise = CHARGE_TYPES } = periods.charges;
      addCharges(
        CHARGE_TYPES.filter((charge) => otherwise.includes(charge) && !taken.includes(charge)),
        periods.charges,
      );
    }
    addCharges(switches.maintenance, periods?.maintenance);
  }
  return found.toSorted((one, other) => (one.from ?? "").localeCompare(other.from ?? ""));
}
