import { array, enums, type Infer, object, optional, string } from "superstruct";
import { GATEWAYS } from "../../api/schemas/reconciliation.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { add, NOTHING, ringgitFromSen } from "../../domain/money.ts";
import { ringgit, type WireObject } from "../../domain/schemas/codec.ts";
import { day, daysOfPeriod, period } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import type { SplitServices } from "./splitPayout.ts";
import { payoutsWithin } from "./transfers.ts";

/** What is still to be transferred to each council, of all payouts. */

export const duesRequest = object({
  /** The month or year of the payouts' value dates. Absent: all payouts that were ever read. */
  period: optional(period),
});

const councilsDues = object({
  council: councilCode,
  /** The sum over the payouts. Negative when the council owes it, after a refund. */
  due: ringgit,
  payouts: array(object({ gateway: enums(GATEWAYS), payout: string(), value_date: day, due: ringgit })),
});

/** The councils with a payout of which something is due, in the councils' order. */
export const shownDues = object({ councils: array(councilsDues) });

type CouncilsDues = Infer<typeof councilsDues>;

const ALWAYS = { from: "2000-01-01", through: "2099-12-31" };

/**
 * Each council's payouts of FPX come first.
 * @param onPage called after each page of a report's lines
 */
export async function listDues(
  services: SplitServices,
  { period: asked }: Infer<typeof duesRequest>,
  onPage?: () => Promise<unknown>,
): Promise<Infer<typeof shownDues>> {
  const days = asked ? daysOfPeriod(asked) : ALWAYS;
  const dues = new Map<string, CouncilsDues["payouts"]>();
  for (const gateway of GATEWAYS)
    for await (const split of payoutsWithin(services, { gateway }, days, onPage))
      for (const { council, due } of split.councils) {
        const { payout, value_date } = split;
        if (due !== NOTHING)
          dues.set(council, [...(dues.get(council) ?? []), { gateway, payout, value_date, due }]);
      }
  return {
    councils: COUNCIL_CODES.flatMap((council) => {
      const payouts = dues.get(council);
      return payouts === undefined ? [] : [{ council, due: add(...payouts.map(({ due }) => due)), payouts }];
    }),
  };
}

/** On the wire amounts are ringgit. */
export function duesOnWire({ councils }: Infer<typeof shownDues>): WireObject {
  return {
    councils: councils.map(({ council, due, payouts }) => ({
      council,
      due: ringgitFromSen(due),
      payouts: payouts.map((payout) => ({ ...payout, due: ringgitFromSen(payout.due) })),
    })),
  };
}
