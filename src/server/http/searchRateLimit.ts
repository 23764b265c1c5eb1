import type { PersonalNumber } from "../../charges/charge.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { providerNetwork } from "./networks.ts";
import { type Budget, type RateLimiter, takeFrom } from "./rateLimiter.ts";

export interface SearchedNumber {
  readonly council: CouncilCode;
  readonly type: ChargeType;
  /** Normalised. */
  readonly number: string;
  /** Undefined for a bill's own number, and for the caller's own identity number. */
  readonly personal: PersonalNumber | undefined;
}

/**
 * Reads what a caller searches for, and counts the search as a miss unless `isFound` says that it found a bill. A number near one
 * that the same network just searched for counts as a miss even when it finds a bill, because a program that tries all numbers
 * does that.
 * @throws Refusal 429 before it reads anything, so that a refusal says nothing about the number
 */
export type LookUp = <Found>(
  number: SearchedNumber,
  read: () => Promise<Found>,
  isFound: (found: Found) => boolean,
) => Promise<Found>;

const PER_DAY = 1 / 24;

/** Searches that find nothing: this part of all searches. */
const PART_OF_MISSES = 10;

/** Searches by a person's number, found or not: this part of all searches. */
const PART_OF_PERSONS = 10;

/** This part of an hour's searches may come at once. */
const PART_AT_ONCE = 4;

/**
 * Searches by a person's number that find nothing. Most persons have no compound, so a citizen's own search may be one. A state and
 * a day of birth leave about 5,000 identity numbers.
 */
const PERSONAL_MISSES = {
  identity: { perHour: 20 * PER_DAY, atOnce: 20 },
  vehicle: { perHour: 60 * PER_DAY, atOnce: 30 },
} as const;

/** The same for the identity numbers of one day of birth: by the callers of one provider's network, and by everybody. */
const MISSES_OF_BIRTHDAY = {
  network: { perHour: 10 * PER_DAY, atOnce: 10 },
  everybody: { perHour: 40 * PER_DAY, atOnce: 40 },
} as const;

/** @param perHour searches of one network address in an hour */
export function searchRateLimit(limiter: RateLimiter, perHour: number): (address: string) => LookUp {
  const partOf = (part: number) => ({
    perHour: perHour / part,
    atOnce: Math.ceil(perHour / part / PART_AT_ONCE),
  });
  const misses = limiter.networkLimit("search misses", partOf(PART_OF_MISSES));
  const persons = limiter.networkLimit("searches of persons", partOf(PART_OF_PERSONS));
  const personalMisses = {
    identity: limiter.networkLimit("identity number misses", PERSONAL_MISSES.identity),
    vehicle: limiter.networkLimit("vehicle number misses", PERSONAL_MISSES.vehicle),
  };
  const birthdayAtNetwork = limiter.keyLimit("birthday misses of a network", MISSES_OF_BIRTHDAY.network);
  const birthday = limiter.keyLimit("birthday misses", MISSES_OF_BIRTHDAY.everybody);
  const isNearRecent = recentNumbers();

  const missBudgets = (address: string, { number, personal }: SearchedNumber): readonly Budget[] => {
    if (personal === undefined) return misses(address);
    if (personal === "vehicle") return personalMisses.vehicle(address);
    const born = number.slice(0, "YYMMDD".length);
    return [
      ...personalMisses.identity(address),
      birthdayAtNetwork(`${born} ${providerNetwork(address)}`),
      birthday(born),
    ];
  };
  return (address) => async (searched, read, isFound) => {
    // Simultaneous searches count as misses until they find something, so that many at once gain nothing.
    const all = searched.personal === undefined ? [] : persons(address);
    const missed = missBudgets(address, searched);
    const giveBackAll = takeFrom([...all, ...missed]);
    const giveBackMiss = () => {
      for (const budget of missed) budget.spend(-1);
    };
    const isSequence = isNearRecent(address, searched);
    try {
      const found = await read();
      if (isFound(found) && !isSequence) giveBackMiss();
      return found;
    } catch (failure) {
      // a failure of the server says nothing about the number
      giveBackAll();
      throw failure;
    }
  };
}

/** Bills whose numbers differ by this much or less are neighbours. */
const NEAR = 100;

/** The most numbers of a network that we remember, and the most networks. */
const MOST_NUMBERS = 8;
const MOST_NETWORKS = 10_000;

/** Says whether a number is near, but not equal to, one of the latest numbers of the same network. */
function recentNumbers(): (address: string, searched: SearchedNumber) => boolean {
  const latest = new Map<string, readonly { readonly series: string; readonly value: number }[]>();
  return (address, { council, type, number }) => {
    const [, letters = "", digits = ""] = /^(.*?)(\d+)\D*$/.exec(number) ?? [];
    if (digits === "") return false;
    const network = providerNetwork(address);
    const current = { series: `${council} ${type} ${letters} ${digits.length}`, value: Number(digits) };
    const before = latest.get(network) ?? [];
    const ofSeries = before.filter(({ series }) => series === current.series);
    latest.delete(network);
    const isKnown = ofSeries.some(({ value }) => value === current.value);
    latest.set(network, isKnown ? before : [...before, current].slice(-MOST_NUMBERS));
    if (latest.size > MOST_NETWORKS) latest.delete(latest.keys().next().value ?? "");
    return !isKnown && ofSeries.some(({ value }) => Math.abs(value - current.value) <= NEAR);
  };
}
