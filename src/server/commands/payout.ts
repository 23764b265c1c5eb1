import { stdout } from "node:process";
import { create, type Infer } from "superstruct";
import { GATEWAYS } from "../../api/schemas/reconciliation.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { RINGGIT, ringgitFromSen, type Sen, senFromRinggit } from "../../domain/money.ts";
import { systemClock } from "../clock.ts";
import { systemRandom } from "../crypto.ts";
import type { Databases } from "../databases/databases.ts";
import { duesOnWire, duesRequest, listDues, shownDues } from "../reconciliation/dues.ts";
import { noteTransfer, payoutOnWire, shownSplit, showPayout } from "../reconciliation/transfers.ts";
import { PAYOUT_COMMAND } from "../routes/internalReconciliationRoutes.ts";
import { SettingsError } from "../settings/settingsError.ts";
import { callRunningSystem } from "./callRunningSystem.ts";
import { reconciliationSettings } from "./reconciliationSettings.ts";
import { runCommand } from "./runCommand.ts";
import type { SystemPlace } from "./runningSystem.ts";
import { complain, NO_COUNCIL, type ReadVerb, readVerb } from "./terminal.ts";

const USAGE =
  "Usage: npm run payout -- dues [<year>[-<month>]] | show <payout> --gateway fpx|card | transfer <payout> <council> --gateway fpx|card --amount <ringgit> --reference <the bank's reference>";

const VERBS = {
  dues: { arguments: [0, 1], options: [] },
  show: { arguments: [1], options: ["gateway"] },
  transfer: { arguments: [2], options: ["gateway", "amount", "reference"] },
} as const;

type Gateway = (typeof GATEWAYS)[number];

/**
 * `npm run payout -- dues` lists what is still to be transferred to each council, of all payouts or of those whose value date is in a
 * month or a year.
 * `npm run payout -- show FPX-20260805-01 --gateway fpx` splits a payout by council: what is to be transferred to whom.
 * `transfer FPX-20260805-01 mpt --gateway fpx --amount 105.00 --reference T123` notes a transfer that was made. Noting it again
 * changes nothing.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, KAUNTER_SETTLEMENT_REPORTS,
 * KAUNTER_FPX_COUNCIL_SELLERS, as for the start.
 * Exit codes: 0 done, 1 an argument cannot be used, 2 wrong arguments, 3 refused or failed.
 */
await runCommand({ usage: USAGE, read: (args) => readVerb(args, VERBS), run: serve });

async function serve(place: SystemPlace, asked: ReadVerb<keyof typeof VERBS>): Promise<number> {
  const [payout = "", council = ""] = asked.rest;
  try {
    if (asked.verb === "dues") return await dues(place, asked.rest[0]);
    const gateway = GATEWAYS.find((one) => one === asked.values.gateway);
    if (gateway === undefined) return complain(2, USAGE);
    return asked.verb === "show"
      ? await call(place, "show", { gateway, payout })
      : await transfer(place, { gateway, payout, council }, asked.values);
  } catch (failure) {
    if (failure instanceof SettingsError) return complain(3, `${failure.message}.`);
    throw failure;
  }
}

async function dues(place: SystemPlace, period: string | undefined): Promise<number> {
  const asked = { period };
  if (!duesRequest.is(asked))
    return complain(1, "The period must be a month like 2026-11 or a year like 2026.");
  const found = await callRunningSystem(
    place,
    "payouts/dues",
    asked,
    async (databases) => duesOnWire(await listDues(await servicesOf(databases), asked)),
    () => undefined,
  );
  if ("refused" in found) return complain(3, found.refused);
  if (found.answer === null)
    return complain(3, "The system failed while it listed the dues. Read its log, then list them again.");
  const { councils } = create(found.answer, shownDues);
  if (councils.length === 0) stdout.write("Nothing is due.\n");
  for (const { council, due, payouts } of councils) {
    stdout.write(`${council}  due ${inRinggit(due)}\n`);
    for (const { gateway, payout, value_date, due: part } of payouts)
      stdout.write(`  ${gateway}  ${payout}  ${value_date}  ${inRinggit(part)}\n`);
  }
  return 0;
}

async function transfer(
  place: SystemPlace,
  { council, ...asked }: { readonly gateway: Gateway; readonly payout: string; readonly council: string },
  { amount = "", reference = "" }: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  if (!isCouncilCode(council)) return complain(1, NO_COUNCIL);
  if (!RINGGIT.test(amount)) return complain(1, "The amount must be ringgit, such as 105.00.");
  if (reference === "") return complain(2, USAGE);
  const made = { ...asked, council, reference };
  return call(place, "transfers", { ...made, amount }, async (services) => {
    await noteTransfer(services, { ...made, amount: senFromRinggit(amount) }, PAYOUT_COMMAND);
  });
}

async function servicesOf(databases: Databases) {
  return { databases, clock: systemClock, random: systemRandom, ...(await reconciliationSettings()) };
}

/** @param change what the call does before it shows the payout, for a system that does not run */
async function call(
  place: SystemPlace,
  path: string,
  asked: { readonly gateway: Gateway; readonly payout: string; readonly amount?: string },
  change: (services: Awaited<ReturnType<typeof servicesOf>>) => Promise<void> = async () => undefined,
): Promise<number> {
  const { gateway, payout } = asked;
  const found = await callRunningSystem(
    place,
    `payouts/${path}`,
    asked,
    async (databases) => {
      const services = await servicesOf(databases);
      await change(services);
      return payoutOnWire(await showPayout(services, { gateway, payout }));
    },
    ({ status }) => {
      if (status === 404) return "No settlement report with this payout was read.";
      if (status === 409)
        return "Another amount is due, or the reference stands for another amount. Look again: npm run payout -- show <payout>";
      return undefined;
    },
  );
  if ("refused" in found) return complain(3, found.refused);
  show(create(found.answer, shownSplit));
  return 0;
}

function show({ payout, value_date, amount, councils, unassigned }: Infer<typeof shownSplit>): void {
  stdout.write(`${payout}  ${value_date}  ${inRinggit(amount)}\n`);
  for (const { council, payments, chargebacks, fees, refunds, due, transfers } of councils) {
    stdout.write(
      `${council}  payments ${inRinggit(payments)}  chargebacks ${inRinggit(chargebacks)}  fees ${inRinggit(fees)}  refunds ${inRinggit(refunds)}  due ${inRinggit(due)}\n`,
    );
    for (const one of transfers)
      stdout.write(`  transferred ${inRinggit(one.amount)}  ${one.reference}  ${one.at}  ${one.by}\n`);
  }
  stdout.write(`unassigned ${inRinggit(unassigned.amount)}  fees ${inRinggit(unassigned.fees)}\n`);
}

function inRinggit(amount: Sen): string {
  return `RM ${ringgitFromSen(amount)}`;
}
