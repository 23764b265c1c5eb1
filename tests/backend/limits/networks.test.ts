import { describe, expect, test } from "vitest";
import { createRateLimiter, type RateLimiter, takeFrom } from "../../../src/server/http/rateLimiter.ts";
import { searchRateLimit } from "../../../src/server/http/searchRateLimit.ts";
import { fakeClock } from "../backendUnderTest.ts";

/** Simulations. docs/operation.md has their figures. */

const HOUR = 60 * 60_000;

/** The default. */
const SEARCHES = 1200;

/** A tenth, which an attacker exceeds with fewer calls. */
const FEW_SEARCHES = SEARCHES / 10;

const simulated = () => {
  const clock = fakeClock();
  const limiter = createRateLimiter(clock, "a secret of the tests");
  return { clock, limiter };
};

const searchesOf = (limiter: RateLimiter, perHour: number) =>
  limiter.networkLimit("searches", { perHour, atOnce: perHour / 4 });

const isLet = (work: () => unknown): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

const hex = (number: number) => number.toString(16);

/** How many searches of an hour go through, when a caller changes the address with every search. */
function searchedInAnHour(addressOf: (call: number) => string): number {
  const { clock, limiter } = simulated();
  const searches = searchesOf(limiter, FEW_SEARCHES);
  let passed = 0;
  // a call a second, which is more than any of the limits
  for (let call = 0; call < 3600; call += 1) {
    if (isLet(() => takeFrom(searches(addressOf(call))))) passed += 1;
    clock.pass(1000);
  }
  return passed;
}

/** An hour's allowance, and the part that may come before the first is due. */
const withFirst = (share: number) => FEW_SEARCHES * share * 1.25;

const ATTACKERS: readonly (readonly [string, number, (call: number) => string])[] = [
  ["one address of IPv4", 1, () => "198.51.100.7"],
  ["all addresses of an IPv4 /24", 16, (call) => `198.51.100.${call % 256}`],
  ["one IPv6 /64", 1, (call) => `2001:db8:0:1::${hex(call % 60_000)}`],
  ["a home with an IPv6 /56, and so 256 of /64", 4, (call) => `2001:db8:0:${hex(call % 256)}::1`],
  [
    "a rented server with an IPv6 /48, and so 65,536 of /64",
    16,
    (call) => `2001:db8:7:${hex(call % 65_536)}::1`,
  ],
];

describe("a caller with many addresses", () => {
  test.each(ATTACKERS)(
    "%s has %i times the allowance of one address, and no more",
    (_name, share, addressOf) => {
      const passed = searchedInAnHour(addressOf);
      expect(passed).toBeGreaterThan(FEW_SEARCHES * share);
      expect(passed).toBeLessThanOrEqual(withFirst(share));
    },
  );

  test("writes one address in several forms, and it counts as one", () => {
    const { limiter } = simulated();
    const limit = limiter.networkLimit("calls", { perHour: 1, atOnce: 1 });
    takeFrom(limit("2001:db8::1:0:0:0:2"));
    for (const same of ["2001:DB8:0:1::9", "2001:0db8:0000:0001:ffff::%eth0"])
      expect(isLet(() => takeFrom(limit(same)))).toBe(false);
    expect(isLet(() => takeFrom(limit("2001:db8::2:0:0:0:2")))).toBe(true);
    takeFrom(limit("198.51.100.7"));
    expect(isLet(() => takeFrom(limit("::ffff:198.51.100.7")))).toBe(false);
  });
});

/** Citizens who each find three bills within a few minutes: the rows and the record of each, and one mistyped number. */
function refusedCitizens(citizens: number, addressOf: (citizen: number) => string): number {
  const { clock, limiter } = simulated();
  const searches = searchesOf(limiter, SEARCHES);
  const lookUps = searchRateLimit(limiter, SEARCHES);
  let refused = 0;
  for (let citizen = 0; citizen < citizens; citizen += 1) {
    const address = addressOf(citizen);
    for (let bill = 0; bill < 3; bill += 1) {
      const number = `13${String((citizen * 7919 + bill * 104_729) % 10_000_000).padStart(7, "0")}`;
      for (const isThere of bill === 0 ? [false, true, true] : [true, true]) {
        if (!isLet(() => takeFrom(searches(address)))) refused += 1;
        const searched = { council: "mpt", type: "assessment", number, personal: undefined } as const;
        lookUps(address)(
          searched,
          async () => isThere,
          (found) => (found ? [number] : []),
        ).catch(() => {
          refused += 1;
        });
      }
    }
    clock.pass(HOUR / citizens);
  }
  return refused;
}

describe("the citizens of a mobile network", () => {
  test.each([
    ["100 behind one IPv4 address", 100, () => "198.51.100.7"],
    ["1,600 behind the addresses of an IPv4 /24", 1600, (citizen: number) => `198.51.100.${citizen % 64}`],
    [
      "1,600 phones with an IPv6 /64 each of one /48",
      1600,
      (citizen: number) => `2001:db8:9:${hex((citizen * 40) % 65_536)}::1`,
    ],
  ])("%s all find their bills within an hour", async (_name, citizens, addressOf) => {
    expect(refusedCitizens(citizens, addressOf)).toBe(0);
  });
});
