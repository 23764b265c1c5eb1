import { createHash } from "node:crypto";
import { lineNetwork } from "../http/networks.ts";

/** The most callers to remember. */
const MOST = 10_000;

/**
 * Remembers in this process's memory, as hashes, from which network address a name logged in before. A stranger elsewhere cannot
 * use the lane of these log-ins (hashingTurns.ts).
 */
export interface KnownCallers {
  has(name: string, address: string): boolean;
  remember(name: string, address: string): void;
}

export function createKnownCallers(): KnownCallers {
  const known = new Set<string>();
  const keyOf = (name: string, address: string) =>
    createHash("sha256")
      .update(JSON.stringify([name, lineNetwork(address)]))
      .digest("base64url");
  return {
    has: (name, address) => known.has(keyOf(name, address)),
    remember(name, address) {
      const key = keyOf(name, address);
      // the first key is the one that has been away longest
      known.delete(key);
      known.add(key);
      if (known.size > MOST) known.delete(known.values().next().value ?? "");
    },
  };
}
