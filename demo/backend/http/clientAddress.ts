import { isIPv6 } from "node:net";
import type { Context } from "./context.ts";

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK.test(address);
}

/**
 * The address that a call comes from, to tell one caller from another. A proxy of this machine is believed what it wrote last;
 * what stands before that anyone can have written. Of an IPv6 address the first 64 bits: a caller has all of the rest.
 * @param peer the address at the socket's other end, or undefined when there is no socket
 */
export function clientAddress(context: Context, peer: string | undefined): string {
  const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  const address = isLoopback(peer) && forwarded ? forwarded : (peer ?? "");
  return isIPv6(address) && !address.includes(".") ? firstHalf(address) : address;
}

/** The first four groups, written out. */
function firstHalf(address: string): string {
  const [front = "", back] = address.split("%")[0]?.split("::") ?? [];
  const groups = front === "" ? [] : front.split(":");
  if (back === undefined) return groups.slice(0, 4).join(":");
  const ending = back === "" ? [] : back.split(":");
  const zeros = Array.from({ length: 8 - groups.length - ending.length }, () => "0");
  return [...groups, ...zeros, ...ending].slice(0, 4).join(":");
}
