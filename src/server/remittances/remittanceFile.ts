import { array, assign, type Infer, nullable, object } from "superstruct";
import type { remittancesRequest } from "../../api/schemas/remittance.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../domain/language.ts";
import { parseIdentifier } from "../../domain/remittanceNumber.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { verifyLink } from "../../domain/statements/verifyLink.ts";
import type { Clock } from "../clock.ts";
import { readCouncilPicture } from "../councils/councilPrint.ts";
import type { Databases } from "../databases/databases.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import type { ServicesWith } from "../services.ts";
import { signedRemittance } from "../statements/remittanceStatement.ts";
import { remittanceCsv } from "./remittanceCsv.ts";
import { hasDelivered, listDeliveries, statusOf } from "./remittanceDelivery.ts";
import {
  latestRemittances,
  linesOfRemittance,
  listRemittances,
  type Remittance,
  readRemittance,
  remittanceLine,
  remittanceSummary,
  writeRemittanceLine,
  writeSummary,
} from "./remittanceDocument.ts";

/** The remittances as files and on the wire, where amounts are ringgit. */

type StatementServices = Pick<ServicesWith<"statements">, "portal" | "statements"> & {
  readonly databases: Pick<Databases, "settlements" | "metadata">;
};

/** When the council's program noted that it has the remittance. UTC. Null before. */
const acknowledged = object({ acknowledged_at: nullable(instant) });

const listed = assign(remittanceSummary, acknowledged);

export const remittancesAnswer = object({ remittances: array(listed) });

export const remittanceAnswer = assign(listed, object({ lines: array(remittanceLine) }));

/** The most remittances in one answer. */
const PAGE = 100;
const DESK_PAGE = 25;

/**
 * A council's remittances in the order of the closings, at most 100, without their lines.
 * @param after the identifier of the last one that the caller knows; one that is not this council's counts as none
 */
export async function remittanceList(
  settlements: DocumentStore,
  { council, after = "" }: { readonly council: CouncilCode; readonly after?: string | undefined },
): Promise<{ readonly remittances: readonly object[] }> {
  const isOwn = parseIdentifier(after)?.council === council;
  const found = await listRemittances(settlements, council, {
    limit: PAGE,
    ...(isOwn && { after }),
  });
  const remittances = found.map((remittance) => summaryOf(settlements, remittance));
  return { remittances: await Promise.all(remittances) };
}

/**
 * A page of a council's remittances for the desk, newest first, with what is known of their delivery.
 * @param before the identifier of the last one of the page before; one that is not this council's counts as none
 */
export async function remittancesPage(
  { settlements, handles }: Pick<Databases, "settlements" | "handles">,
  { council, before = "" }: Infer<typeof remittancesRequest>,
): Promise<WireObject> {
  const isOwn = parseIdentifier(before)?.council === council;
  const found = await latestRemittances(settlements, council, {
    limit: DESK_PAGE + 1,
    ...(isOwn && { before }),
  });
  const page = found.slice(0, DESK_PAGE);
  const deliveries = await listDeliveries(handles, council);
  const rows = page.map(async (remittance) => {
    const { day, closed_at, total, payments, refunds, chargebacks } = writeSummary(remittance);
    return {
      remittance: remittance.remittance,
      ...{ day, closed_at, total, payments, refunds, chargebacks },
      acknowledged_at: await acknowledgedAt(settlements, remittance.remittance),
      delivered: deliveries
        .filter((delivery) => hasDelivered(delivery, remittance))
        .map(({ channel }) => channel),
    };
  });
  return {
    remittances: await Promise.all(rows),
    deliveries: deliveries.map(statusOf).map(({ to: _secret, attempts: _attempts, ...status }) => status),
    next: found.length > page.length ? (page.at(-1)?.remittance ?? null) : null,
  };
}

async function summaryOf(settlements: DocumentStore, remittance: Remittance): Promise<object> {
  const acknowledged_at = await acknowledgedAt(settlements, remittance.remittance);
  return { ...writeSummary(remittance), acknowledged_at };
}

/** When the council's program noted that it has the remittance. UTC. Null before. */
export async function acknowledgedAt(settlements: DocumentStore, identifier: string): Promise<string | null> {
  const found = await settlements.read(acknowledgementId(identifier));
  return found ? readStored(found, acknowledged).acknowledged_at : null;
}

/** A remittance with its lines. Undefined when there is no such remittance. */
export async function remittanceWithLines(
  settlements: DocumentStore,
  identifier: string,
): Promise<object | undefined> {
  const remittance = await readIfThere(settlements, identifier);
  if (remittance === undefined) return undefined;
  const lines: object[] = [];
  for await (const line of linesOfRemittance(settlements, remittance)) lines.push(writeRemittanceLine(line));
  return { ...(await summaryOf(settlements, remittance)), lines };
}

const acknowledgementId = (identifier: string): string => `remittance_acknowledgement:${identifier}`;

/**
 * Notes that the council has the remittance. The first time counts.
 * @returns false when there is no such remittance
 */
export async function acknowledgeRemittance(
  settlements: DocumentStore,
  clock: Clock,
  identifier: string,
): Promise<boolean> {
  if ((await readIfThere(settlements, identifier)) === undefined) return false;
  await settlements.write({
    _id: acknowledgementId(identifier),
    type: "remittance_acknowledgement",
    acknowledged_at: clock.now().toISOString(),
  });
  return true;
}

/**
 * A remittance as a signed PDF, piece by piece. Undefined when there is no such remittance.
 * @param language of the texts; councils write Malay to each other
 */
export async function remittanceStatement(
  services: StatementServices,
  identifier: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<AsyncGenerator<Uint8Array> | undefined> {
  const { databases, portal } = services;
  const remittance = await readIfThere(databases.settlements, identifier);
  if (remittance === undefined) return undefined;
  // its libraries are large, and most processes make no PDF
  const { remittancePdf } = await import("./pdf/remittancePdf.ts");
  return remittancePdf(remittance, linesOfRemittance(databases.settlements, remittance), {
    language,
    crest: await readCouncilPicture(databases.metadata, remittance.council, "logo"),
    link: verifyLink(portal, await signedRemittance(services, remittance)),
  });
}

async function readIfThere(settlements: DocumentStore, identifier: string): Promise<Remittance | undefined> {
  return parseIdentifier(identifier) === undefined ? undefined : readRemittance(settlements, identifier);
}

/** A remittance as CSV, piece by piece. Undefined when there is no such remittance. */
export async function remittanceFile(
  settlements: DocumentStore,
  identifier: string,
): Promise<AsyncGenerator<string> | undefined> {
  const remittance = await readIfThere(settlements, identifier);
  return remittance && remittanceCsv(remittance, linesOfRemittance(settlements, remittance));
}
