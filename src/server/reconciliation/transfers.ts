import { array, enums, type Infer, object, string } from "superstruct";
import { GATEWAYS } from "../../api/schemas/reconciliation.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { add, ringgitFromSen, type Sen, subtract } from "../../domain/money.ts";
import { codec, ringgit, type WireObject } from "../../domain/schemas/codec.ts";
import { type Days, day, isWithin } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { writeAct } from "../audit/pendingActs.ts";
import type { Clock } from "../clock.ts";
import { sha256 } from "../crypto.ts";
import type { Databases } from "../databases/databases.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { ifReadable, readStored } from "../databases/readStored.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { everyReport, type GatewayNamed } from "./reportDocument.ts";
import {
  type CouncilShare,
  netOf,
  type PayoutSplit,
  type SplitServices,
  splitPayout,
  splitPayouts,
  type Unassigned,
} from "./splitPayout.ts";

/** The amounts of a payout that are due to each council, and the transfers that the central team made. */

export const payoutRequest = object({ gateway: enums(GATEWAYS), payout: shortText });

export const transferRequest = object({
  gateway: enums(GATEWAYS),
  payout: shortText,
  council: councilCode,
  /** The transferred amount. It must equal the amount still due. Negative when the council paid money back. */
  amount: ringgit,
  /** The bank's reference of the transfer. */
  reference: shortText,
});

const transfer = object({
  council: councilCode,
  amount: ringgit,
  reference: string(),
  at: instant,
  /** The user name of the person, or the command, that noted it. */
  by: string(),
});

type Transfer = Infer<typeof transfer>;

const transferCodec = codec(transfer);

const shownShare = object({
  council: councilCode,
  payments: ringgit,
  chargebacks: ringgit,
  fees: ringgit,
  refunds: ringgit,
  /** Payments less chargebacks, fees and refunds. */
  net: ringgit,
  /** The net less the transfers. */
  due: ringgit,
  transfers: array(transfer),
});

export const shownSplit = object({
  gateway: enums(GATEWAYS),
  payout: string(),
  value_date: day,
  amount: ringgit,
  councils: array(shownShare),
  /** The lines without a council's payment, and the fees that the councils do not bear. */
  unassigned: object({ amount: ringgit, fees: ringgit }),
});

export interface SplitWithTransfers extends Omit<Infer<typeof shownSplit>, "unassigned"> {
  readonly unassigned: Unassigned;
  /** The documents of transfers that cannot be read, with the nets of their councils' shares, which count as unassigned. */
  readonly unreadable: readonly UnreadableTransfers[];
}

interface UnreadableTransfers {
  /** The document's `_id`. */
  readonly id: string;
  readonly council: CouncilCode;
  readonly net: Sen;
}

export interface PayoutServices extends SplitServices {
  readonly databases: Databases;
  readonly clock: Clock;
}

type Asked = Infer<typeof payoutRequest>;

const transfersDocument = object({ transfers: array(transfer) });

/** The transfers of a payout to a council are one document, so that two persons cannot note what is due twice. */
const transfersId = ({ gateway, payout }: Asked, council: CouncilCode): string =>
  `settlement_transfers:${gateway}:${sha256(payout)}:${council}`;

interface StoredTransfers {
  readonly _rev: string | undefined;
  readonly transfers: readonly Transfer[];
}

async function readTransfers(
  settlements: DocumentStore,
  asked: Asked,
  council: CouncilCode,
): Promise<StoredTransfers> {
  const document = await settlements.read(transfersId(asked, council));
  return document === undefined
    ? { _rev: undefined, transfers: [] }
    : { _rev: document._rev, transfers: transfersIn(document) };
}

/** @throws StoredDataError */
function transfersIn(document: StoredDocument): readonly Transfer[] {
  return readStored(document, transfersDocument).transfers;
}

function dueOf(share: CouncilShare, transfers: readonly Transfer[]): Sen {
  return subtract(netOf(share), add(...transfers.map(({ amount }) => amount)));
}

/** @throws Refusal 404 for a payout that no report has */
export async function showPayout(services: SplitServices, asked: Asked): Promise<SplitWithTransfers> {
  const split = await splitPayout(services, asked, asked.payout);
  if (split === undefined) throw missing();
  return withTransfers(services, asked, split);
}

async function withTransfers(
  { databases: { settlements } }: SplitServices,
  { gateway }: GatewayNamed,
  split: PayoutSplit,
): Promise<SplitWithTransfers> {
  const { payout, value_date, amount } = split.payout;
  let { unassigned } = split;
  const councils: SplitWithTransfers["councils"] = [];
  const unreadable: UnreadableTransfers[] = [];
  for (const [council, share] of split.councils) {
    const id = transfersId({ gateway, payout }, council);
    const document = await settlements.read(id);
    const transfers = document === undefined ? [] : ifReadable(() => transfersIn(document));
    if (transfers === undefined) {
      unassigned = withShare(unassigned, share);
      unreadable.push({ id, council, net: netOf(share) });
    } else
      councils.push({
        council,
        ...share,
        net: netOf(share),
        due: dueOf(share, transfers),
        transfers: [...transfers],
      });
  }
  return { gateway, payout, value_date, amount, councils, unassigned, unreadable };
}

/** What is due of a share whose transfers cannot be read is unknown, and hides no other share. It counts as one line. */
function withShare(
  { lines, amount, fees }: Unassigned,
  { payments, chargebacks, fees: own }: CouncilShare,
): Unassigned {
  return { lines: lines + 1, amount: add(amount, subtract(payments, chargebacks)), fees: add(fees, own) };
}

/**
 * The payouts of a gateway whose value date is within some days, split by council, each with its transfers.
 * @param onPage called after each page of a report's lines
 */
export async function* payoutsWithin(
  services: SplitServices,
  gateway: GatewayNamed,
  days: Days,
  onPage?: () => Promise<unknown>,
): AsyncGenerator<SplitWithTransfers> {
  for await (const report of everyReport(services.databases.settlements, gateway)) {
    const isWanted = ({ value_date }: { readonly value_date: string }) => isWithin(value_date, days);
    const splits = await splitPayouts(services, report, isWanted, onPage);
    for (const split of splits) yield await withTransfers(services, gateway, split);
  }
}

/** A payout's split on the wire, where amounts are ringgit. */
export function payoutOnWire({
  councils,
  unassigned,
  unreadable: _unreadable,
  ...split
}: SplitWithTransfers): WireObject {
  return {
    ...split,
    amount: ringgitFromSen(split.amount),
    councils: councils.map((share) => ({
      ...codec(shownShare).write(share),
      transfers: share.transfers.map(transferCodec.write),
    })),
    unassigned: {
      amount: ringgitFromSen(unassigned.amount),
      fees: ringgitFromSen(unassigned.fees),
    },
  };
}

/**
 * Notes a transfer to a council, and who did so in the audit log. Noting it again with the same reference changes nothing
 * and is no act.
 * @throws Refusal 404 for a payout that no report has, 409 `changed_meanwhile` when another amount is due
 */
export async function noteTransfer(
  services: PayoutServices,
  request: Infer<typeof transferRequest>,
  by: string,
): Promise<void> {
  const { databases } = services;
  const { settlements } = databases;
  const { council, amount, reference } = request;
  const id = transfersId(request, council);
  const acted = { at: services.clock.now().toISOString(), by };
  const act = { ...acted, what: "transfer_noted" } as const;
  for (;;) {
    const { _rev, transfers } = await readTransfers(settlements, request, council);
    const known = transfers.find((one) => one.reference === reference);
    if (known?.amount === amount) return;
    const split = await splitPayout(services, request, request.payout);
    if (split === undefined) throw missing();
    const share = split.councils.get(council);
    const isDue = share !== undefined && amount !== 0 && dueOf(share, transfers) === amount;
    if (known !== undefined || !isDue) throw new Refusal(409, "changed_meanwhile");
    const made = { council, amount, reference, ...acted };
    const document = {
      _id: id,
      type: "settlement_transfers",
      transfers: [...transfers, made].map(transferCodec.write),
      ...(_rev !== undefined && { _rev }),
    };
    const places = [{ database: "settlements", id }] as const;
    if (await writeAct(databases, act, places, () => settlements.write(document))) return;
  }
}
