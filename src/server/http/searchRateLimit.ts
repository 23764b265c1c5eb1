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
 * Reads what a caller searches for, and counts the search as a miss unless it found a bill. A number near one that the same network
 * just searched for counts as a miss even when it finds a bill, because a program that tries all numbers does that. But numbers that
 * a search showed to the network, such as the adjacent stalls of one tenant, count only when they find nothing.
 * @param numbersOf the normalised numbers of the bills that it found. A bill's own number finds none but itself, and a bill that is
 * found by another person's number in an unusual form counts as a miss
 * @throws Refusal 429 before it reads anything, so that a refusal says nothing about the number
 */
export type LookUp = <Found>(
  number: SearchedNumber,
  read: () => Promise<Found>,
  numbersOf: (found: Found) => readonly string[],
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
  const seen = seenNumbers();

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
  return (address) => async (searched, read, numbersOf) => {
    // Simultaneous searches count as misses until they find something, so that many at once gain nothing.
    const all = searched.personal === undefined ? [] : persons(address);
    const missed = missBudgets(address, searched);
    const giveBackAll = takeFrom([...all, ...missed]);
    const giveBackMiss = () => {
      for (const budget of missed) budget.spend(-1);
    };
    const isSequence = seen.isNearRecent(address, searched);
    try {
      const found = await read();
      const numbers = numbersOf(found);
      const isFound =
        searched.personal === undefined ? numbers.includes(searched.number) : numbers.length > 0;
      if (isFound && !isSequence) giveBackMiss();
      seen.note(address, searched, numbers);
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

/** The latest numbers of a network that a number may be near to, and the most networks. */
const MOST_NUMBERS = 8;
const MOST_NETWORKS = 10_000;

/** The most numbers that we know to have been shown, of all networks. */
const MOST_SHOWN = 50_000;

interface SeenNumbers {
  /** Whether a number is near one of the latest numbers of the same network, and was never shown to that network. */
  isNearRecent(address: string, searched: SearchedNumber): boolean;
  /** Notes the numbers of bills that a search showed to a network. */
  note(address: string, searched: SearchedNumber, numbers: readonly string[]): void;
}

function seenNumbers(): SeenNumbers {
  const latest = new Map<string, readonly { readonly series: string; readonly value: number }[]>();
  const shown = new Set<string>();
  const shownKey = (address: string, { council, type }: SearchedNumber, number: string) =>
    `${providerNetwork(address)} ${council} ${type} ${number}`;
  return {
    isNearRecent(address, searched) {
      const { council, type, number } = searched;
      const [, letters = "", digits = ""] = /^(.*?)(\d+)\D*$/.exec(number) ?? [];
      if (digits === "") return false;
      const network = providerNetwork(address);
      const current = { series: `${council} ${type} ${letters} ${digits.length}`, value: Number(digits) };
      const before = latest.get(network) ?? [];
      const ofSeries = before.filter(({ series }) => series === current.series);
      latest.delete(network);
      const isRecent = ofSeries.some(({ value }) => value === current.value);
      latest.set(network, isRecent ? before : [...before, current].slice(-MOST_NUMBERS));
      if (latest.size > MOST_NETWORKS) latest.delete(latest.keys().next().value ?? "");
      if (isRecent || shown.has(shownKey(address, searched, number))) return false;
      return ofSeries.some(({ value }) => Math.abs(value - current.value) <= NEAR);
    },
    note(address, searched, numbers) {
      for (const number of numbers) {
        const key = shownKey(address, searched, number);
        // delete before add moves the number to the end, so the first is the one that was shown longest ago
        shown.delete(key);
        shown.add(key);
        if (shown.size > MOST_SHOWN) shown.delete(shown.values().next().value ?? "");
      }
    },
  };
}
