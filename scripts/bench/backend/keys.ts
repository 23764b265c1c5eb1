import { join } from "node:path";
import {
  type KeyMaterial,
  loadOrCreateKeyMaterial,
} from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";

export interface Keys {
  readonly merchant: KeyMaterial;
  readonly exchange: KeyMaterial;
}

/** The merchant's and the exchange's keys in a benchmark's folder. The first call creates them. */
export async function readKeys(folder: string): Promise<Keys> {
  return {
    merchant: await loadOrCreateKeyMaterial(join(folder, "keys"), "merchant"),
    exchange: await loadOrCreateKeyMaterial(join(folder, "keys"), "exchange"),
  };
}
