import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import { configurationDocument } from "../../api/schemas/configuration.ts";
import type { CartItem } from "../../charges/index.ts";
import { chargeOfType } from "../../charges/index.ts";
import { localGovernmentForm } from "../../charges/local_government_charge/form.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";

/** Cart items as the search makes them, from recorded answers. */

const ADDED_AT = new Date("2026-11-21T02:00:00Z");
const TERMS = chargeTerms(configurationDocument.create({}), ADDED_AT);

/** The record's last offer, such as an assessment's full year or a licence's renewal. @throws Error if nothing is due */
export function offeredItem(record: WireObject & { readonly type: string }): CartItem {
  const charge = chargeOfType(record.type as ChargeType);
  if (charge.source !== "bill") throw new Error(`A ${record.type} has no bill. Pass a record that has one.`);
  const offer = charge.offers(charge.record.read(record), TERMS, ADDED_AT).at(-1);
  if (offer === undefined) throw new Error("Nothing is due in the record. Pass one with an amount due.");
  return offer.item;
}

/** A local government charge for a stay. It refers to the licence's number. */
export function stayItem(of: Readonly<Record<string, string>> = {}): CartItem {
  const filled = {
    license_no: "201-1234",
    customer_name: "Rombongan Sekolah Seri Tawau",
    total_no_of_people: "4",
    start_date: "2026-11-21",
    end_date: "2026-11-23",
    full_name: "Siti binti Ahmad",
    email: "siti@example.my",
    phone: "0123456789",
    ...of,
  };
  return localGovernmentForm.itemOf(filled, "mpt", ADDED_AT);
}
