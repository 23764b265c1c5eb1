import { useMemo } from "react";
import { create } from "zustand";
import type { Client } from "../api/client.ts";
import { type Payment, readTransaction } from "../api/payments.ts";
import type { OwnerProof } from "../api/schemas/payment.ts";
import { type NamedLicence, ownerOf, withOwner } from "../charges/license/licenceOwners.ts";
import type { PaymentId, StatusToken } from "../domain/identifiers.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";

/**
 * The owners that someone has proved on this page, by the fact from the bill of a licence. They are in the page's memory only, and
 * in no address: a reload masks them again.
 */
interface ProvedOwner {
  readonly payment: PaymentId;
  readonly licence: NamedLicence;
  readonly name: string;
}

const useOwners = create<readonly ProvedOwner[]>()(() => []);

whenForgotten(() => useOwners.setState([], true));

/**
 * Proves the owner of a licence that the payment paid. Its receipt on this page then has the owner's name whole.
 * @throws PortalError, refused for `bill_fact_needed` when the fact is wrong
 */
export async function proveOwner(
  client: Client,
  { _id: id }: Pick<Payment, "_id">,
  token: StatusToken,
  proof: OwnerProof,
): Promise<void> {
  const { services } = await readTransaction(client, id, { token, proof });
  const { bill_fact: _fact, ...licence } = proof;
  const name = ownerOf(services, licence);
  if (name !== undefined) useOwners.setState([...useOwners.getState(), { payment: id, licence, name }], true);
}

/** The payment with the owners that were proved on this page. */
export function withProvedOwners(payment: Payment): Payment {
  return named(payment, useOwners.getState());
}

/** The same for a screen, which shows a newly proved owner at once. */
export function useProvedOwners(payment: Payment): Payment {
  const owners = useOwners();
  return useMemo(() => named(payment, owners), [payment, owners]);
}

function named(payment: Payment, owners: readonly ProvedOwner[]): Payment {
  const own = owners.filter(({ payment: id }) => id === payment._id);
  if (own.length === 0) return payment;
  const services = own.reduce(
    (lines, { licence, name }) => withOwner(lines, licence, name),
    payment.services,
  );
  return { ...payment, services };
}
