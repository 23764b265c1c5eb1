import { expect, test } from "vitest";
import { isPublicAddress } from "../../../src/server/siteVerification/publicAddress.ts";

test.each(["1.1.1.1", "103.8.26.1", "172.15.255.255", "172.32.0.0", "2400:cb00::1", "2606:4700:4700::1111"])(
  "the portal may call %s",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ["this network", "0.0.0.0"],
  ["private", "10.1.2.3"],
  ["private", "172.16.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.1.1"],
  ["shared", "100.64.0.1"],
  ["loopback", "127.0.0.1"],
  ["link-local, the metadata of cloud machines", "169.254.169.254"],
  ["documentation", "192.0.2.1"],
  ["documentation", "203.0.113.9"],
  ["benchmarks", "198.18.0.1"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified", "::"],
  ["loopback", "::1"],
  ["link-local", "fe80::1"],
  ["link-local with a zone", "fe80::1%eth0"],
  ["unique-local", "fd00::1"],
  ["multicast", "ff02::1"],
  ["mapped IPv4", "::ffff:127.0.0.1"],
  ["mapped IPv4, also a public one", "::ffff:1.1.1.1"],
  ["translated IPv4", "64:ff9b::7f00:1"],
  ["6to4", "2002:7f00:1::"],
  ["Teredo", "2001:0:7f00:1::"],
  ["documentation", "2001:db8::1"],
  ["no address", "localhost"],
  ["no address", ""],
])("the portal never calls an address of the kind %s: %s", (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
