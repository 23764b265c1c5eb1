import { createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { Keys } from "./keys.ts";
import type { RecordedWrite } from "./recordedWrites.ts";

/** The AR is signed, and the direct and the indirect AC are verified. */
const VERIFICATIONS = 2;

const ALGORITHM = "RSA-SHA1";
/** About as long as what a checksum is of. */
const SOURCE = new TextEncoder().encode("x".repeat(300));

/** What a payment cannot cost less than: its synced writes, one after another, and its signatures. */
export interface Baseline {
  /** @returns what so many payments took, in milliseconds */
  run(payments: number): Promise<number>;
}

/** @param connections how many payments are under way at once */
export function baselineOf(
  databases: Databases,
  writes: readonly RecordedWrite[],
  { merchant, exchange }: Keys,
  connections: number,
): Baseline {
  const key = createPrivateKey(merchant.privateKey);
  const certificate = createPublicKey(exchange.certificate);
  const answer = new Uint8Array(sign(ALGORITHM, SOURCE, createPrivateKey(exchange.privateKey)));
  let payments = 0;

  const payOne = async () => {
    payments += 1;
    const payment = payments;
    for (const [place, { database, documents }] of writes.entries()) {
      const fresh = documents.map(({ _id, _rev, ...fields }, index) => ({
        ...fields,
        _id: `${payment}-${place}-${index}`.padEnd(_id.length, "-"),
      }));
      const [one] = fresh;
      if (one !== undefined && fresh.length === 1) await databases[database].write(one);
      else await databases[database].writeAll(fresh);
    }
    sign(ALGORITHM, SOURCE, key);
    for (let count = 0; count < VERIFICATIONS; count += 1)
      if (!verify(ALGORITHM, SOURCE, certificate, answer)) throw new Error("a signature does not verify");
  };
  return {
    async run(count) {
      let waiting = count;
      const payOnAndOn = async () => {
        while (waiting > 0) {
          waiting -= 1;
          await payOne();
        }
      };
      const began = performance.now();
      await Promise.all(Array.from({ length: connections }, payOnAndOn));
      return performance.now() - began;
    },
  };
}
