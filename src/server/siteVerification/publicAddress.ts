import { BlockList, isIPv4 } from "node:net";

/**
 * The networks of IPv4 that are not the public internet (IANA's special-purpose registry): this network, private, shared, loopback,
 * link-local, protocol assignments, documentation, relays, benchmarks, multicast and reserved.
 */
const NOT_PUBLIC_IPV4 = networks("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
]);

/**
 * Only these addresses of IPv6 are assigned to the public internet. Loopback, unique-local, link-local, multicast and mapped IPv4
 * are outside.
 */
const GLOBAL_IPV6 = networks("ipv6", [["2000::", 3]]);

/** Protocols (among them Teredo), documentation, and 6to4, which contains an IPv4 address. */
const NOT_PUBLIC_IPV6 = networks("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]);

function networks(family: "ipv4" | "ipv6", all: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of all) list.addSubnet(network, bits, family);
  return list;
}

/** Whether the address belongs to the public internet. A text that is no address does not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC_IPV4.check(address, "ipv4");
  return GLOBAL_IPV6.check(address, "ipv6") && !NOT_PUBLIC_IPV6.check(address, "ipv6");
}
