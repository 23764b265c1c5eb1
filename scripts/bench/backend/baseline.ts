import { createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { Keys } from "./keys.ts";
import type { RecordedWrite } from "./recordedWrites.ts";

/** The back end signs the AR, and verifies the direct and the indirect AC. */
const VERIFICATIONS = 2;

const ALGORITHM = "RSA-SHA1";
/** About as long as the text that a checksum signs. */
const SOURCE = new TextEncoder().encode("x".repeat(300));

/** The least that a payment can cost: its synced writes, one after another, and its signatures. */
export interface Baseline {
  /** @returns the time of that many payments, in milliseconds */
  run(payments: number): Promise<number>;
}

/** @param connections the number of payments in progress at the same time */
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
      if (!verify(ALGORITHM, SOURCE, certificate, answer))
        throw new Error(
          "Node does not verify its own signature. Compare the recorded certificate with its key.",
        );
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
