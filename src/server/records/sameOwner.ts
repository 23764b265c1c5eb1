import type { WireObject } from "../../domain/schemas/codec.ts";

/** Whether two of a licence's records are one owner's: a person's identity number tells; a company, which has none, is known by its name alone. */
export function isSameOwner(one: WireObject, other: WireObject): boolean {
  return one.ic_no === other.ic_no && (one.ic_no !== undefined || one.nama_s === other.nama_s);
}
