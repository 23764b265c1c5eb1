import type { WireObject } from "../../domain/schemas/codec.ts";

/**
 * Whether two records of a licence have the same owner. A person has an identity number. A company has none, so only its name
 * identifies it.
 */
export function isSameOwner(one: WireObject, other: WireObject): boolean {
  return one.ic_no === other.ic_no && (one.ic_no !== undefined || one.nama_s === other.nama_s);
}
