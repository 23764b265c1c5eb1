import { isIPv4, isIPv6 } from "node:net";

/**
 * The networks that rate limits count, each with its share of a limit's allowance. A home line has an IPv6 /56, a rented server up
 * to a /48, and an IPv4 /24 belongs to one provider. So a caller with many addresses gets a few allowances, not one for each.
 * Citizens of a mobile network share an IPv4 address and a /24 or /48, so the larger networks have larger shares
 * (docs/operation.md has figures).
 */
export const NETWORK_SHARES = {
  "IPv6/64": 1,
  "IPv6/56": 4,
  "IPv6/48": 16,
  "IPv4/32": 1,
  "IPv4/24": 16,
  /** Calls without a socket, which only tests make. */
  unknown: 1,
} as const;

export type NetworkSize = keyof typeof NETWORK_SHARES;

export interface Network {
  readonly size: NetworkSize;
  /** The first bits of the address, for example "2001:db8:0:1" or "198.51.100". */
  readonly prefix: string;
}

/** The networks around an address, the smallest first. */
export function networksAround(address: string): readonly Network[] {
  const ipv4 = ipv4Of(address);
  if (ipv4 !== undefined)
    return [
      { size: "IPv4/32", prefix: ipv4 },
      { size: "IPv4/24", prefix: ipv4.replace(/\.\d+$/, "") },
    ];
  if (!isIPv6(address)) return [{ size: "unknown", prefix: address }];
  const [first, second, third, fourth = 0] = groupsOf(address);
  const text = (...groups: readonly (number | undefined)[]) =>
    groups.map((group = 0) => group.toString(16)).join(":");
  return [
    { size: "IPv6/64", prefix: text(first, second, third, fourth) },
    // a group has 16 bits, and the /56 ends in the middle of the fourth
    { size: "IPv6/56", prefix: text(first, second, third, fourth >> 8) },
    { size: "IPv6/48", prefix: text(first, second, third) },
  ];
}

/** The largest network around an address: the /48 or the /24. */
export function providerNetwork(address: string): string {
  return networksAround(address).at(-1)?.prefix ?? "";
}

/** The smallest: the /64 or the address. */
export function lineNetwork(address: string): string {
  return networksAround(address)[0]?.prefix ?? "";
}

/** A socket for both kinds of addresses reports an IPv4 address as "::ffff:198.51.100.7". */
function ipv4Of(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv4(plain) ? plain : undefined;
}

/** The eight groups of an IPv6 address, without the short form "::". A zone such as "%eth0" is no part of them. */
function groupsOf(address: string): readonly number[] {
  const [front = "", back] = address.split("%")[0]?.split("::") ?? [];
  const numbers = (text: string) =>
    text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
  const [leading, trailing] = [numbers(front), numbers(back ?? "")];
  const zeros = Array.from({ length: Math.max(0, 8 - leading.length - trailing.length) }, () => 0);
  return [...leading, ...zeros, ...trailing];
}
