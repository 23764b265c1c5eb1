import { createHash } from "node:crypto";

/**
 * Remembers ids by eight bytes of a hash, so that a million ids take 16 MB at most. Two of a million ids are taken for one another
 * once in 37 million files.
 */
export class SeenIds {
  #table = new BigUint64Array(1024);
  #size = 0;

  /** @returns false when the id was seen before */
  add(id: string): boolean {
    if (this.#size * 2 >= this.#table.length) this.#grow();
    const isNew = put(this.#table, hashOf(id));
    if (isNew) this.#size += 1;
    return isNew;
  }

  has(id: string): boolean {
    const hash = hashOf(id);
    return this.#table[placeOf(this.#table, hash)] === hash;
  }

  #grow(): void {
    const larger = new BigUint64Array(this.#table.length * 2);
    for (const hash of this.#table) if (hash !== 0n) put(larger, hash);
    this.#table = larger;
  }
}

function put(table: BigUint64Array, hash: bigint): boolean {
  const place = placeOf(table, hash);
  if (table[place] === hash) return false;
  table[place] = hash;
  return true;
}

/** The place that holds the hash, or the empty place where it belongs. The length of the table is a power of two. */
function placeOf(table: BigUint64Array, hash: bigint): number {
  const last = table.length - 1;
  let place = Number(hash & BigInt(last));
  while (table[place] !== 0n && table[place] !== hash) place = (place + 1) & last;
  return place;
}

/** Zero marks an empty place. */
function hashOf(id: string): bigint {
  return createHash("sha1").update(id).digest().readBigUInt64LE() || 1n;
}
