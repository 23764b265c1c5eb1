import { describe, expect, test } from "vitest";
import { MAY_HOLD, namesBelow } from "../../../src/server/configuration/fields.ts";
import { watchConfiguration } from "../../../src/server/configuration/watchConfiguration.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import { payRequest, post, tryToCreate } from "../accounts/citizen.ts";
import { type BackendUnderTest, makeBackend, withBackend } from "../backendUnderTest.ts";

/** The configuration is set through the internal route, and a wrong document breaks nothing. */

const DOOR = { authorization: "Bearer the-internal-token", "test-peer": "127.0.0.1" };
const QUERY = { council: "mpt", payment_type: "assessment", _id: "A100" };

async function configure(backend: BackendUnderTest, given: unknown) {
  const answer = await post(backend, "/internal/configuration", given, DOOR);
  return { status: answer.status, ...(await answer.json()) };
}

const search = async (backend: BackendUnderTest) => (await post(backend, "/search", QUERY)).status;
const ready = async ({ app }: BackendUnderTest) => {
  const answer = await app.request("/readyz");
  return [answer.status, await answer.json()];
};

/** Writes the document as a person does in the database by hand. */
async function putByHand({ databases: { metadata } }: BackendUnderTest, fields: object): Promise<void> {
  const stored = await metadata.read("configuration");
  await metadata.write({ ...(stored && { _rev: stored._rev }), ...fields, _id: "configuration" });
}

describe("a change through the internal route", () => {
  test("is in force at once: a closed counter sells nothing (rule 7.26)", () =>
    withBackend(async (backend) => {
      expect(await search(backend)).toBe(200);
      expect(await configure(backend, { closing: true })).toMatchObject({
        status: 200,
        changed: [{ field: "closing", from: false, to: true }],
        configuration: { closing: true, cart_limit: 20 },
      });
      expect(await search(backend)).toBe(503);
      expect(await (await tryToCreate(backend, payRequest())).json()).toMatchObject({ reason: "closed" });
    }));

  test("sets the fields that it names, leaves the others, and restores a default where a field is empty", () =>
    withBackend(async (backend) => {
      await configure(backend, { closing: true, councils: { mpt: { maintenance: ["parking"] } } });
      await configure(backend, { assistance: { percent: 10 }, councils: { mps: { available: false } } });
      const { configuration, changed } = await configure(backend, { closing: null });
      expect(changed).toEqual([{ field: "closing", from: true, to: false }]);
      expect(configuration).toMatchObject({
        closing: false,
        assistance: { active: true, percent: 10, charges: ["assessment"] },
        councils: { mpt: { maintenance: ["parking"] }, mps: { available: false } },
      });
    }));

  test("changes the example number of one charge type, and leaves the others", () =>
    withBackend(async (backend) => {
      const set = (examples: object) => configure(backend, { councils: { mpt: { examples } } });
      await set({ assessment: "130045001", market: "301-1301" });
      const { configuration } = await set({ market: "301-1302" });
      expect(configuration.councils.mpt).toMatchObject({
        examples: { assessment: "130045001", market: "301-1302" },
      });
      const { problems } = await set({ market: "3".repeat(31) });
      expect(problems).toEqual([expect.stringContaining("councils.mpt.examples.market holds")]);
    }));

  test("replaces a whole announcement, in every language", () =>
    withBackend(async (backend) => {
      await configure(backend, { announcement: { ms: "Tutup", en: "Closed" } });
      const { configuration } = await configure(backend, { announcement: { ms: "Dibuka Isnin" } });
      expect(configuration.announcement).toEqual({ ms: "Dibuka Isnin" });
    }));

  test("with the fields as they were shown changes nothing and fixes no default", () =>
    withBackend(async (backend) => {
      await configure(backend, { closing: true });
      const { configuration, revision } = await configure(backend, {});
      expect(await configure(backend, { ...configuration, revision })).toMatchObject({
        status: 200,
        changed: [],
        revision,
      });
      const stored = await backend.databases.metadata.read("configuration");
      expect(stored).not.toHaveProperty("licences");
    }));

  const WRONG: readonly (readonly [object, string])[] = [
    [{ closing: "yes" }, 'closing holds "yes". It may hold true or false.'],
    [{ closeing: true }, 'There is no field "closeing". The nearest is "closing".'],
    [{ councils: { mptt: {} } }, 'There is no council "mptt". The nearest is "mpt".'],
    [{ councils: { mpt: { avaliable: false } } }, 'There is no field "councils.mpt.avaliable".'],
    [{ councils: { mpt: { maintenance: ["markt"] } } }, 'councils.mpt.maintenance lists "markt".'],
    [{ announcement: { my: "Tutup" } }, 'The nearest is "announcement.ms".'],
    [{ announcement: { ms: 5 } }, "announcement.ms holds 5. It may hold a text that is not empty."],
    [
      { assistance: { percent: 120 } },
      "assistance.percent holds 120. It may hold a whole number from 0 to 100.",
    ],
    [
      { assistance: { charges: ["compound"] } },
      "The service line of a compound has no field for a reduction.",
    ],
    [
      { assistance: { charges: ["market"] } },
      "The service line of a market stall has no field for a reduction.",
    ],
    [{ assistance: { charges: ["parking"] } }, "A parking reload is the citizen's own money."],
    [
      { assistance: { charges: ["local_government_charge"] } },
      "The discount of a local government charge is always 0.",
    ],
    [{ page_views: true }, "The server's setting says it: KAUNTER_TRACKER_URL."],
  ];

  test.each(WRONG)(
    "with a wrong field is refused with the field and its allowed values: %j",
    (given, sentence) =>
      withBackend(async (backend) => {
        const { status, problems } = await configure(backend, { cart_limit: 5, ...given });
        expect([status, problems]).toEqual([422, [expect.stringContaining(sentence)]]);
        expect(await backend.databases.metadata.read("configuration")).toBeUndefined();
        expect(JSON.stringify(backend.log)).not.toContain("yes");
      }),
  );

  test.each(["without a token", "from elsewhere"])("%s is refused", (who) =>
    withBackend(async (backend) => {
      const shown =
        who === "without a token" ? { "test-peer": "127.0.0.1" } : { ...DOOR, "test-peer": "192.0.2.1" };
      for (const path of ["/internal/configuration", "/internal/configuration/changes"])
        expect((await post(backend, path, { closing: true }, shown)).status).toBe(404);
      expect(await search(backend)).toBe(200);
    }),
  );
});

describe("two operators at once", () => {
  test("each keep their own change, whoever is first", () =>
    withBackend(async (backend) => {
      const answers = await Promise.all([
        configure(backend, { closing: true }),
        configure(backend, { announcement: "Tutup" }),
        configure(backend, { councils: { mpt: { available: false } } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await configure(backend, {})).configuration).toMatchObject({
        closing: true,
        announcement: "Tutup",
        councils: { mpt: { available: false } },
      });
      const { changes } = await (await post(backend, "/internal/configuration/changes", {}, DOOR)).json();
      expect(changes).toHaveLength(3);
    }));

  test("do not overwrite each other with a file that was shown earlier", () =>
    withBackend(async (backend) => {
      const shown = await configure(backend, {});
      await configure(backend, { closing: true });
      const { configuration, revision } = shown;
      const late = await configure(backend, { ...configuration, revision, cart_limit: 5 });
      expect([late.status, late.problems]).toEqual([409, [expect.stringContaining("changed meanwhile")]]);
      expect((await configure(backend, {})).configuration).toMatchObject({ closing: true, cart_limit: 20 });
    }));
});

describe("the record of changes", () => {
  const changesOf = async (backend: BackendUnderTest) =>
    (await (await post(backend, "/internal/configuration/changes", {}, DOOR)).json()).changes;

  test("says what changed, when, from what to what and by which command; the log names the fields", () =>
    withBackend(async (backend) => {
      await configure(backend, { closing: true });
      backend.clock.pass(60_000);
      await configure(backend, { closing: false, councils: { mpt: { maintenance: ["parking"] } } });
      expect(await changesOf(backend)).toMatchObject([
        {
          at: "2026-08-03T02:00:00.000Z",
          by: "npm run configure",
          changed: [{ field: "closing", from: false, to: true }],
        },
        {
          at: "2026-08-03T02:01:00.000Z",
          changed: [
            { field: "closing", from: true, to: false },
            { field: "councils.mpt.maintenance", from: [], to: ["parking"] },
          ],
        },
      ]);
      expect(backend.log).toContainEqual(
        expect.objectContaining({
          event: "configuration_changed",
          fields: ["closing", "councils.mpt.maintenance"],
        }),
      );
    }));

  test("loses no change in a crash, since the next change writes it", () =>
    withBackend(async (backend) => {
      const { metadata } = backend.databases;
      const write = metadata.write;
      // The process ends after it wrote the configuration and before it wrote the record.
      Object.assign(metadata, {
        write: (document: { _id: string }) =>
          document._id.startsWith("configuration_change:")
            ? Promise.reject(new Error("killed"))
            : write(document),
      });
      expect((await post(backend, "/internal/configuration", { closing: true }, DOOR)).status).toBe(500);
      Object.assign(metadata, { write });
      await configure(backend, { cart_limit: 5 });
      const changes: { changed: { field: string }[] }[] = await changesOf(backend);
      expect(changes.flatMap(({ changed }) => changed.map(({ field }) => field)).toSorted()).toEqual([
        "cart_limit",
        "closing",
      ]);
    }));
});

describe("a wrong document", () => {
  const WRONG = { closing: "SITI", councils: { mpt: { maintenance: "parking" } } };

  test("changes nothing: the last valid one is in force, and /readyz names the fields", () =>
    withBackend(async (backend) => {
      expect(await ready(backend)).toEqual([200, { status: "ready" }]);
      await configure(backend, { cart_limit: 7 });
      await putByHand(backend, WRONG);
      expect(await search(backend)).toBe(200);
      expect((await configure(backend, {})).configuration).toMatchObject({ cart_limit: 7, closing: false });
      expect(await ready(backend)).toEqual([
        200,
        {
          status: "ready",
          warning: "configuration",
          used: "last good",
          fields: ["closing", "councils.mpt.maintenance"],
        },
      ]);
    }));

  test("closes the counter when no valid one is known, and receipts stay open", () =>
    withBackend(async (backend) => {
      await putByHand(backend, WRONG);
      expect(await search(backend)).toBe(503);
      expect(await (await tryToCreate(backend, payRequest())).json()).toMatchObject({ reason: "closed" });
      expect(await ready(backend)).toMatchObject([200, { used: "closed" }]);
    }));

  test("is repaired by setting the wrong fields, and a change is refused while one of them is still wrong", () =>
    withBackend(async (backend) => {
      await putByHand(backend, WRONG);
      const { status, problems } = await configure(backend, { closing: false });
      expect([status, problems]).toEqual([422, [expect.stringContaining("councils.mpt.maintenance holds")]]);
      expect(await configure(backend, { closing: false, councils: { mpt: null } })).toMatchObject({
        status: 200,
        source: "stored",
      });
      expect(await search(backend)).toBe(200);
    }));

  test("is logged once by its fields and never by their values, and a later start uses the last valid one", () =>
    withBackend(async (backend) => {
      const { metadata } = backend.databases;
      await configure(backend, { cart_limit: 7 });
      const log: LogEntry[] = [];
      const looks = looksOf(backend, log);
      await looks.next();
      await putByHand(backend, { ...WRONG, clossing: true });
      await looks.next();
      await looks.next();
      await looks.stop();
      expect(log).toEqual([
        { event: "configuration_wrong", fields: ["closing", "councils.mpt.maintenance"], used: "last good" },
        { event: "configuration_unknown_fields", fields: ["clossing"] },
      ]);
      // Another process opens the same databases and has read no valid document.
      const started = makeBackend({ ...backend.databases, metadata: { ...metadata } });
      expect((await configure(started, {})).configuration).toMatchObject({ cart_limit: 7 });
      expect(await search(started)).toBe(200);
    }));

  /** A watch that looks when the test says so. */
  function looksOf({ databases }: BackendUnderTest, log: LogEntry[]) {
    let waiting = Promise.withResolvers<void>();
    let pass = () => {};
    const watch = watchConfiguration({
      databases,
      log: (entry) => log.push(entry),
      timer: {
        wait: (_milliseconds, signal) =>
          new Promise((passed) => {
            pass = passed;
            signal.addEventListener("abort", () => passed(), { once: true });
            waiting.resolve();
          }),
      },
    });
    return {
      stop: () => watch.stop(),
      async next() {
        await waiting.promise;
        waiting = Promise.withResolvers();
        pass();
        await waiting.promise;
      },
    };
  }
});

test("the messages describe the allowed values of every field, and of nothing else", () => {
  const below = (path: readonly string[]): string[] =>
    (namesBelow(path) ?? []).flatMap((name) => {
      const here = [...path, name];
      return [
        here.map((part, depth) => (here[depth - 1] === "councils" ? "*" : part)).join("."),
        ...below(here),
      ];
    });
  expect(Object.keys(MAY_HOLD).toSorted()).toEqual([...new Set(below([]))].toSorted());
});
