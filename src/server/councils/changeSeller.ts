import type { CouncilSellerAnswer, SellerProposal } from "../../api/schemas/councils/councilSeller.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { may } from "../../domain/roles.ts";
import { rolesOf } from "../accounts/roles.ts";
import { accountName, findUser } from "../accounts/users.ts";
import { noteRecorded } from "../audit/auditLog.ts";
import { NO_REVISION } from "../configuration/changeConfiguration.ts";
import type { Seller } from "../gateways/fpx/connection.ts";
import { Refusal } from "../http/refusal.ts";
import type { AccountServices } from "../services.ts";
import {
  type CouncilSeller,
  councilSellerId,
  councilSellerIn,
  readSeller,
  sellerOfSettings,
} from "./councilSeller.ts";

/**
 * The seller id of a council on the desk. It says where citizens' money goes, so no administrator changes it alone: one proposes
 * another id, and a second one confirms it within seven days. Until then the former id stays in use.
 *
 * The document holds its last step. Each read writes the step's entry of the audit log where a crash kept it out, and each step reads
 * first, so that the log lacks none.
 */

const DAYS_TO_CONFIRM = 7;

const MILLISECONDS_OF_DAY = 24 * 60 * 60_000;

type SellerServices = Pick<AccountServices, "databases" | "clock" | "fpx" | "admin">;

/** The council of a step, its person by the name of the log-in, and the revision that the person saw. */
interface Step {
  readonly council: CouncilCode;
  readonly by: string;
  readonly revision: string;
}

interface Found {
  readonly revision: string;
  readonly stored: Omit<CouncilSeller, "last"> & Partial<Pick<CouncilSeller, "last">>;
  /** The id in use. Null: the portal's own account. */
  readonly current: string | null;
  /** The proposal that can still be confirmed. */
  readonly pending: Proposal | undefined;
}

type Proposal = NonNullable<CouncilSeller["proposal"]>;

export async function readCouncilSeller(
  services: SellerServices,
  council: CouncilCode,
): Promise<CouncilSellerAnswer> {
  const { revision, stored, current, pending } = await find(services, council);
  const shown = (id: string | null) => id ?? services.fpx.seller.id;
  return {
    revision,
    id: shown(current),
    common: services.fpx.seller.id,
    proposal:
      pending === undefined
        ? null
        : {
            ...pending,
            id: shown(pending.id),
            until: endOf(pending),
            used_by: await othersWith(services, council, pending.id),
          },
    changes: stored.changes
      .map(({ proposed_at: _proposedAt, from, to, ...change }) => ({
        ...change,
        from: shown(from),
        to: shown(to),
      }))
      .toReversed(),
  };
}

/**
 * Proposes another id, in place of an earlier proposal.
 * @throws Refusal 409 `changed_meanwhile` with who acted since the revision, 422 for the id that is in use
 */
export async function proposeSeller(
  services: SellerServices,
  step: Step,
  { id: typed, reason }: Pick<SellerProposal, "id" | "reason">,
): Promise<void> {
  const found = await findSeen(services, step);
  const { stored, current, pending } = found;
  const id = isOfPortal(services.fpx.seller, typed) ? null : typed;
  if (id === current) throw new Refusal(422, "invalid_request");
  const at = services.clock.now().toISOString();
  const replaced = pending === undefined ? "" : `, in place of the proposal of ${pending.by}`;
  await write(
    services,
    step,
    found,
    { ...stored, proposal: { id, reason, by: step.by, at } },
    { what: "council_seller_proposed", target: `${inWords(current)} -> ${inWords(id)}${replaced}` },
  );
}

/**
 * Confirms the proposal of another administrator. New payments name the id from now on.
 * @throws Refusal 403 `second_person_needed` for the person who proposed it; 409 `changed_meanwhile` with who acted since the
 *   revision, `proposal_lapsed` after seven days and when the person who proposed it is no administrator any more
 */
export async function confirmSeller(services: SellerServices, step: Step): Promise<void> {
  const found = await findSeen(services, step);
  const { stored, current, pending } = found;
  if (pending === undefined) throw new Refusal(409, "proposal_lapsed");
  if (accountName(pending.by) === accountName(step.by)) throw new Refusal(403, "second_person_needed");
  const { proposal: _confirmed, ...others } = stored;
  const change = {
    at: services.clock.now().toISOString(),
    from: current,
    to: pending.id,
    reason: pending.reason,
    proposed_by: pending.by,
    proposed_at: pending.at,
    confirmed_by: step.by,
  };
  const target = `${inWords(current)} -> ${inWords(pending.id)}, proposed by ${pending.by}`;
  await write(
    services,
    step,
    found,
    { ...others, changes: [...stored.changes, change] },
    { what: "council_seller_confirmed", target },
  );
}

/** Ends a proposal, also one's own. @throws Refusal 409 as `confirmSeller` */
export async function rejectSeller(services: SellerServices, step: Step): Promise<void> {
  const found = await findSeen(services, step);
  const { stored, pending } = found;
  if (pending === undefined) throw new Refusal(409, "proposal_lapsed");
  const { proposal: _rejected, ...others } = stored;
  const target = `${inWords(pending.id)}, proposed by ${pending.by}`;
  await write(services, step, found, others, { what: "council_seller_rejected", target });
}

/** Whether the id pays into the portal's own account, under whatever name. */
function isOfPortal({ id, displayIds }: Seller, named: string | null): boolean {
  return named === null || named === id || [...(displayIds?.values() ?? [])].includes(named);
}

async function find(services: SellerServices, council: CouncilCode): Promise<Found> {
  const document = await services.databases.metadata.read(councilSellerId(council));
  const stored: Found["stored"] =
    document === undefined ? { council, changes: [] } : councilSellerIn(document);
  await noteLast(services, stored);
  const last = stored.changes.at(-1);
  const current = last === undefined ? sellerOfSettings(services.fpx.seller, council) : last.to;
  return {
    revision: document?._rev ?? NO_REVISION,
    stored,
    current,
    pending: await pendingOf(services, stored.proposal, current),
  };
}

/** The other councils that have this id of their own. */
async function othersWith(
  { databases: { metadata }, fpx }: SellerServices,
  council: CouncilCode,
  id: string | null,
): Promise<CouncilCode[]> {
  const { councilIds } = await readSeller(metadata, fpx.seller, COUNCIL_CODES);
  return COUNCIL_CODES.filter((one) => one !== council && councilIds?.get(one) === id);
}

/** @throws Refusal 409 `changed_meanwhile` */
async function findSeen(services: SellerServices, { council, revision }: Step): Promise<Found> {
  const found = await find(services, council);
  if (found.revision !== revision) throw changedMeanwhile(found);
  return found;
}

function changedMeanwhile({ stored: { last } }: Found): Refusal {
  return new Refusal(409, "changed_meanwhile", { details: last === undefined ? {} : { last } });
}

/**
 * The proposal, unless its time is over, its person may not propose any more, or its id is in use already. The settings may have named
 * its id as one of the portal's own account since.
 */
async function pendingOf(
  { databases, clock, admin, fpx }: SellerServices,
  proposal: Proposal | undefined,
  current: string | null,
): Promise<Proposal | undefined> {
  if (proposal === undefined || endOf(proposal) <= clock.now().toISOString()) return undefined;
  const id = isOfPortal(fpx.seller, proposal.id) ? null : proposal.id;
  if (id === current) return undefined;
  const user = await findUser(databases.users, proposal.by);
  return user !== undefined && may(rolesOf(user, admin), "councils.seller") ? { ...proposal, id } : undefined;
}

function endOf({ at }: Proposal): string {
  return new Date(Date.parse(at) + DAYS_TO_CONFIRM * MILLISECONDS_OF_DAY).toISOString();
}

async function write(
  services: SellerServices,
  { council, by }: Step,
  { revision }: Found,
  next: Found["stored"],
  { what, target }: NonNullable<CouncilSeller["step"]>,
): Promise<void> {
  const { metadata } = services.databases;
  const written = {
    ...next,
    last: { at: services.clock.now().toISOString(), by },
    step: { what, target: `${council}: ${target}` },
  };
  const isWritten = await metadata.write({
    ...written,
    _id: councilSellerId(council),
    ...(revision !== NO_REVISION && { _rev: revision }),
    type: "council_seller",
  });
  // another person was faster
  if (!isWritten) throw changedMeanwhile(await find(services, council));
  await noteLast(services, written);
}

async function noteLast({ databases }: SellerServices, { last, step }: Found["stored"]): Promise<void> {
  if (last !== undefined && step !== undefined) await noteRecorded(databases, { ...last, ...step });
}

const inWords = (id: string | null): string => id ?? "the portal's account";
