import { describe, expect, test } from "vitest";
import { createHashingTurns, type HashingCaller } from "../../../src/server/accounts/hashingTurns.ts";

/** The order in which passwords are hashed. Each hashing ends when the test says so. */

interface Turns {
  /** Asks for a hashing. Its name is noted when it begins. */
  ask(name: string, caller: HashingCaller): Promise<void>;
  askForNobody(name: string, caller: HashingCaller): Promise<void>;
  /** Ends the longest hashing, and lets the next one begin. */
  end(): Promise<void>;
  readonly begun: readonly string[];
  readonly slept: readonly number[];
}

const settle = async () => {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
};

function turnsOf(places: number): Turns {
  const begun: string[] = [];
  const slept: number[] = [];
  const ends: (() => void)[] = [];
  const underWay = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const turns = createHashingTurns(async (milliseconds) => {
    slept.push(milliseconds);
    await underWay(`nobody after ${begun.length}`)();
  }, places);
  return {
    begun,
    slept,
    ask: (name, caller) => turns.run(caller, underWay(name)),
    askForNobody: (name, caller) => turns.imitate(caller, underWay(name)),
    async end() {
      await settle();
      ends.shift()?.();
      await settle();
    },
  };
}

const from = (address: string, lane: HashingCaller["lane"] = "others"): HashingCaller => ({ lane, address });
const strangers = (place: number) => from(`2001:db8:7:${place}::1`);

const range = (length: number) => Array.from({ length }, (_none, place) => place);

/** Lets everything end, and returns the order in which it began. */
async function orderOf(turns: Turns, asked: readonly Promise<void>[]): Promise<readonly string[]> {
  for (let step = 0; step < asked.length; step += 1) await turns.end();
  await Promise.all(asked);
  return turns.begun;
}

describe("checks of passwords take turns", () => {
  test("by network: 30 calls from the addresses of one home do not go before a citizen who comes last", async () => {
    const turns = turnsOf(1);
    const asked = [
      ...range(30).map((place) => turns.ask(`stranger ${place}`, strangers(place))),
      turns.ask("citizen", from("198.51.100.7")),
    ];
    const order = await orderOf(turns, asked);
    expect(order.indexOf("citizen")).toBe(1);
    expect(order).toHaveLength(31);
  });

  test("by address within a network: one phone does not go before another phone of its mobile network", async () => {
    const turns = turnsOf(1);
    const asked = [
      ...range(10).map((place) => turns.ask(`stranger ${place}`, from("198.51.100.66"))),
      turns.ask("citizen", from("198.51.100.7")),
    ];
    expect((await orderOf(turns, asked)).indexOf("citizen")).toBeLessThanOrEqual(2);
  });

  test("by lane: where the name logged in before, and for the central team, a flood from 200 networks costs a few turns", async () => {
    const turns = turnsOf(1);
    const asked = [
      ...range(200).map((place) => turns.ask(`stranger ${place}`, from(`203.0.${place}.1`))),
      turns.ask("citizen at home", from("198.51.100.7", "known")),
      turns.ask("clerk", from("198.51.100.8", "staff")),
    ];
    const order = await orderOf(turns, asked);
    for (const name of ["citizen at home", "clerk"]) expect(order.indexOf(name)).toBeLessThanOrEqual(3);
  });

  test("run for two networks at once, and for one network one at a time", async () => {
    const turns = turnsOf(2);
    const asked = ["one", "other"].flatMap((name) => [
      turns.ask(`${name} first`, from(name === "one" ? "198.51.100.7" : "203.0.113.7")),
      turns.ask(`${name} second`, from(name === "one" ? "198.51.100.9" : "203.0.113.9")),
    ]);
    await settle();
    expect(turns.begun).toEqual(["one first", "other first"]);
    await orderOf(turns, asked);
  });

  test("after a failure too, and no other check fails with it", async () => {
    const turns = createHashingTurns(async () => {}, 1);
    const failing = async () => {
      throw new Error("the work of one");
    };
    const results = await Promise.allSettled([
      turns.run(from("198.51.100.7"), failing),
      turns.run(from("198.51.100.7"), async () => "hashed"),
    ]);
    expect(results).toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: "hashed" }]);
  });
});

describe("a name that does not exist", () => {
  const afterOne = async (turns: Turns) => {
    const first = turns.ask("the first", from("192.0.2.1"));
    await turns.end();
    await first;
  };

  test("takes no turn: the portal checks a citizen's password while 40 of them wait", async () => {
    const turns = turnsOf(1);
    await afterOne(turns);
    const nobodies = range(30).map((place) => turns.askForNobody("nobody", strangers(place)));
    const citizen = turns.ask("citizen", from("198.51.100.7"));
    await settle();
    expect(turns.begun).toContain("citizen");
    await orderOf(turns, [...nobodies, citizen]);
  });

  test("is answered after as long as a check takes, in the turn of its network", async () => {
    const turns = turnsOf(1);
    await afterOne(turns);
    const asked = range(3).map((place) => turns.askForNobody("nobody", strangers(place)));
    await settle();
    expect(turns.slept).toHaveLength(1);
    expect(turns.slept[0]).toBeGreaterThan(0);
    await orderOf(turns, asked);
    expect(turns.slept).toHaveLength(3);
  });

  test("waits while the places are taken, as a name that exists does", async () => {
    const turns = turnsOf(1);
    await afterOne(turns);
    const citizen = turns.ask("citizen", from("198.51.100.7"));
    const nobody = turns.askForNobody("nobody", strangers(1));
    await settle();
    expect(turns.slept).toEqual([]);
    await orderOf(turns, [citizen, nobody]);
    expect(turns.slept).toHaveLength(1);
  });

  test("is checked like any other until the portal knows how long a check takes", async () => {
    const turns = turnsOf(1);
    const nobody = turns.askForNobody("nobody", strangers(1));
    await orderOf(turns, [nobody]);
    expect([turns.begun, turns.slept]).toEqual([["nobody"], []]);
  });
});

describe("too many at once", () => {
  test("are refused above 32 of one network that wait, with the seconds until the next try", async () => {
    const turns = turnsOf(1);
    const asked = range(33).map((place) => turns.ask(`stranger ${place}`, strangers(place)));
    await expect(turns.ask("one more", strangers(40))).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    await orderOf(turns, asked);
  });

  test("from all networks: a newcomer takes the place of the last one of the longest line", async () => {
    const turns = turnsOf(1);
    const asked = range(17).flatMap((network) =>
      range(32).map((place) => turns.ask(`stranger ${network} ${place}`, from(`203.0.${network}.${place}`))),
    );
    const kept = asked.map((one) => one.catch(() => {}));
    const citizen = turns.ask("citizen", from("198.51.100.7"));
    const order = await orderOf(turns, [...kept, citizen]);
    expect(order).toContain("citizen");
    const results = await Promise.allSettled(asked);
    expect(results.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  });
});
