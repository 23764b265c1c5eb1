import { BlockList, isIP, isIPv6 } from "node:net";
import type { Context } from "./context.ts";

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK.test(address);
}

/**
 * Whether a call comes from this machine itself, not through a proxy.
 * @param peer the address at the socket's other end
 */
export function isFromThisMachine(context: Context, peer: string | undefined): boolean {
  const wasForwarded = ["forwarded", "x-forwarded-for"].some(
    (name) => context.req.header(name) !== undefined,
  );
  return !wasForwarded && isLoopback(peer);
}

/** The address that rate limits count a call by. */
export type ClientAddress = (context: Context) => string;

/**
 * Determines the caller's address. A proxy appends the address that it saw to X-Forwarded-For. The server believes the last entry
 * when a proxy on this machine or one in the settings wrote it. Anyone can have written the earlier entries.
 * @param peerOf the address at the socket's other end, or undefined when there is no socket
 * @param proxies addresses and networks, `10.0.0.7` or `10.0.0.0/24`
 * @throws TypeError, RangeError for an entry that is neither
 */
export function clientAddressBy(
  peerOf: (context: Context) => string | undefined = () => undefined,
  proxies: readonly string[] = [],
): ClientAddress {
  const named = networksOf(proxies);
  const isProxy = (address: string): boolean => isLoopback(address) || isWithin(named, address);
  return (context) => {
    const written = (context.req.header("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
    let address = peerOf(context) ?? "";
    for (let next = written.pop(); next && isProxy(address); next = written.pop()) address = next;
    return address;
  };
}

/** @throws TypeError, RangeError for an entry that is neither an address nor a network */
export function networksOf(proxies: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}

function isWithin(networks: BlockList, address: string): boolean {
  // a socket that listens to IPv4 and IPv6 reports an IPv4 address like this
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  return isIP(plain) !== 0 && networks.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
