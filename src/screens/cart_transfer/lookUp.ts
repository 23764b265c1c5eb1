import type { Client } from "../../api/client.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { refusalOf } from "../../api/schemas/takenCharges.ts";
import { readRecord, recordQuery } from "../../api/search.ts";
import type { TransferredItem } from "../../charges/cartTransfer.ts";
import type { ChargeNotice } from "../../charges/charge.ts";
import { type Bill, type CartItem, chargeOfType, type Reload } from "../../charges/index.ts";
import { maskedRecord } from "../../charges/masking.ts";
import { sen } from "../../domain/money.ts";
import { isPaid } from "../../stores/askAmounts.ts";

/** Searches for an item that a council's page transferred. The portal offers its current record, not the transferred one. */

/** The reason why the item cannot be added as transferred. */
export type Refusal =
  /** The charge needs a form or a consent, and the entered values never leave the council's page. */
  | "fillAgain"
  | "missing"
  | "paid"
  /** The chosen offer is no longer available. */
  | "changed"
  | "invalid_council"
  | "invalid_payment_type"
  | "under_maintenance";

export type LookedUp =
  | {
      readonly found: "item";
      readonly item: CartItem;
      /** The start of a payment attempt that may still be open, an instant in UTC. */
      readonly openSince: string | undefined;
    }
  | { readonly found: "refusal"; readonly refusal: Refusal }
  /** The charge's own rules do not allow it. The notice gives the reason. */
  | { readonly found: "notice"; readonly notice: ChargeNotice }
  | { readonly found: "nothing"; readonly fault: Fault };

export interface LookingUp {
  readonly client: Client;
  readonly configuration: Configuration;
  readonly signal: AbortSignal;
}

export async function lookUp(transferred: TransferredItem, by: LookingUp): Promise<LookedUp> {
  const closed = refusalOf(by.configuration, transferred.council, transferred.type);
  if (closed !== undefined) return refused(closed);
  const charge = chargeOfType(transferred.type);
  if (charge.source === "form" || transferred.number === undefined) return refused("fillAgain");
  try {
    return charge.source === "bill"
      ? await chooseOffer(charge, transferred, transferred.number, by)
      : await chooseReload(charge, transferred, transferred.number, by);
  } catch (error) {
    return outcomeOfFault(faultOf(error));
  }
}

async function chooseOffer(
  charge: Bill,
  transferred: TransferredItem,
  number: string,
  { client, configuration, signal }: LookingUp,
): Promise<LookedUp> {
  const query = recordQuery(charge, transferred.council, number);
  const { record, attemptOpenSince } = await readRecord(client, charge, query, signal);
  const now = new Date();
  const terms = chargeTerms(configuration, now);
  // Masked, as in useOffers.
  const offers = charge.offers(maskedRecord(charge, record), terms, now);
  const chosen = offers.find(({ choice }) => choice === transferred.selection);
  if (chosen !== undefined)
    return charge.consent?.isNeeded(chosen.item, terms)
      ? refused("fillAgain")
      : { found: "item", item: chosen.item, openSince: attemptOpenSince };
  if (offers.length > 0) return refused("changed");
  const notice = charge.notices?.(record, terms).find(({ tone }) => tone === "warning");
  if (notice !== undefined) return { found: "notice", notice };
  return refused(isPaid(charge, record) ? "paid" : "changed");
}

async function chooseReload(
  charge: Reload,
  transferred: TransferredItem,
  number: string,
  { client, signal }: LookingUp,
): Promise<LookedUp> {
  const amount = Number(transferred.selection);
  const { least, most } = charge.limits;
  if (!Number.isInteger(amount) || amount < least || amount > most) return refused("changed");
  const query = recordQuery(charge, transferred.council, number);
  const { record } = await readRecord(client, charge, query, signal);
  return {
    found: "item",
    item: charge.itemOf(maskedRecord(charge, record), sen(amount), new Date()),
    openSince: undefined,
  };
}

function refused(refusal: Refusal): LookedUp {
  return { found: "refusal", refusal };
}

function outcomeOfFault(fault: Fault): LookedUp {
  if (fault.kind === "missing") return refused("missing");
  if (fault.kind !== "refused") return { found: "nothing", fault };
  switch (fault.reason) {
    case "invalid_account":
      return refused("missing");
    case "invalid_council":
    case "invalid_payment_type":
    case "under_maintenance":
      return refused(fault.reason);
    default:
      return { found: "nothing", fault };
  }
}
