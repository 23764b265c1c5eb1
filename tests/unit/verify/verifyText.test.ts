import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { formatDateTime } from "../../../src/domain/malaysiaTime.ts";
import { markOf } from "../../../src/domain/statements/revokedList.ts";
import { verifyLink } from "../../../src/domain/statements/verifyLink.ts";
import { LICENCE, RECEIPT, signer } from "../../../src/screens/stories/recordedStatements.ts";
import { currentKeys } from "../../../src/verify/keptKeys.ts";
import { shownOutcome } from "../../../src/verify/shownOutcome.ts";
import { type Outcome, prepare, verifyText } from "../../../src/verify/verifyText.ts";
import { browserStorage } from "../../browserStorage.ts";
import { REMITTANCE } from "../domain/statements.ts";

/** The check of a code uses the platform's own WebCrypto. The portal's two answers and the browser's storage are fake. */

const PORTAL = "https://portal.example";
const KEPT = "kaunter.statement-keys";
const AT = "2026-11-22T02:17:00.000Z";

const OURS = await signer("1f0c93ab");
const RECEIPT_LINK = verifyLink(PORTAL, await OURS.sign(RECEIPT));
const REMITTANCE_LINK = verifyLink(PORTAL, await OURS.sign(REMITTANCE));
const LICENCE_LINK = verifyLink(PORTAL, await OURS.sign(LICENCE));

type Answers = { readonly keys?: unknown; readonly verdict?: unknown; readonly list?: unknown };

/** A fake portal on the network. A call without a given answer fails. An answer may be a promise. */
function portal({ keys, verdict, list }: Answers): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const request = new Request(input, init);
    asked.push(request);
    const answers: Record<string, unknown> = { "/api/keys": keys, "/api/statements/revoked": list };
    const { pathname } = new URL(request.url);
    const answer = await (pathname === "/api/verify" ? verdict : answers[pathname]);
    if (answer === undefined) throw new TypeError("no network");
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  return asked;
}

const PUBLISHED = { keys: [OURS.published] };
const said = (verdict: string) => ({ verdict, checked_at: AT });

/** The outcome as a page shows it, with the keys of the texts in place of the texts. */
const shown = (outcome: Outcome) =>
  shownOutcome(outcome, (key, values) => [key, values?.time].join(" ").trim());

const nameOf = (outcome: Outcome) => shown(outcome).name;

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.useFakeTimers({ now: new Date(AT), toFake: ["Date"] });
  vi.stubGlobal("localStorage", browserStorage(storage));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe("when the portal answers", () => {
  test.each([
    ["valid", "genuine", RECEIPT_LINK],
    ["valid", "in_date", LICENCE_LINK],
    ["valid", "on_record", REMITTANCE_LINK],
    ["expired", "expired", LICENCE_LINK],
    ["renewed", "renewed", LICENCE_LINK],
    ["revoked", "revoked", LICENCE_LINK],
    ["refunded", "refunded", RECEIPT_LINK],
    ["no_record", "no_record", RECEIPT_LINK],
  ])("its answer decides: %s is shown as %s", async (verdict, name, link) => {
    portal({ keys: PUBLISHED, verdict: said(verdict) });
    const outcome = await verifyText(PORTAL, link);
    expect(nameOf(outcome)).toBe(name);
    expect(shown(outcome).when).toEqual(["verify.checkedAt 22/11/2026 10:17 AM"]);
  });

  test("a statement that the keys show as forged stays forged, whatever the portal answers, and its content is not shown", async () => {
    portal({ keys: PUBLISHED, verdict: said("valid") });
    const outcome = await verifyText(PORTAL, RECEIPT_LINK.replace("34310", "34311"));
    expect(shown(outcome)).toMatchObject({ name: "forged", when: [], stated: undefined });
  });

  test("a genuine document is shown with its facts and its council, for comparison with the paper", async () => {
    portal({ keys: PUBLISHED, verdict: said("valid") });
    expect(shown(await verifyText(PORTAL, RECEIPT_LINK)).stated?.rows).toEqual([
      { term: "verify.fact.kind", value: "verify.kind.receipt" },
      { term: "verify.fact.council", value: { councils: ["mpt", "mdsp"] } },
      { term: "verify.fact.number", value: { printed: "R261121-12345-6789A-N" } },
      { term: "verify.fact.amount", value: { printed: "RM 343.10" } },
      { term: "verify.fact.paid_on", value: { printed: "21/11/2026" } },
    ]);
  });

  test("a genuine remittance is shown with its council, day, lines and amount", async () => {
    portal({ keys: PUBLISHED, verdict: said("valid") });
    expect(shown(await verifyText(PORTAL, REMITTANCE_LINK)).stated?.rows).toEqual([
      { term: "verify.fact.kind", value: "verify.kind.remittance" },
      { term: "verify.fact.council", value: { councils: ["mpt"] } },
      { term: "verify.fact.number", value: { printed: "mpt-2026-14" } },
      { term: "verify.fact.day", value: { printed: "22/11/2026" } },
      { term: "verify.fact.lines", value: { printed: "57" } },
      { term: "verify.fact.amount", value: { printed: "RM 8,904.10" } },
    ]);
  });

  test("the statement travels in the body, never in an address, and without a cookie", async () => {
    const asked = portal({ keys: PUBLISHED, verdict: said("valid") });
    await verifyText(PORTAL, RECEIPT_LINK);
    expect(asked.map(({ url, credentials }) => [url, credentials])).toEqual([
      [`${PORTAL}/api/keys`, "omit"],
      [`${PORTAL}/api/statements/revoked`, "omit"],
      [`${PORTAL}/api/verify`, "omit"],
    ]);
  });

  test("its answer does not wait for the list of revoked documents", async () => {
    portal({ keys: PUBLISHED, verdict: said("valid"), list: new Promise(() => undefined) });
    expect(nameOf(await verifyText(PORTAL, RECEIPT_LINK))).toBe("genuine");
  });

  test("another document's code is sent to nobody", async () => {
    const asked = portal({ keys: PUBLISHED, verdict: said("valid") });
    expect(await verifyText(PORTAL, "https://bank.example/pay")).toEqual({ verdict: "not_ours" });
    expect(asked).toEqual([]);
  });
});

describe("when the portal does not answer", () => {
  test("the check waits for all calls at the same time, not for one after the other", async () => {
    let giveUp: () => void = () => undefined;
    const silence = new Promise<never>((_, reject) => {
      giveUp = () => reject(new TypeError("no network"));
    });
    const asked = portal({ keys: silence, verdict: silence, list: silence });
    const outcome = verifyText(PORTAL, RECEIPT_LINK);
    expect(asked).toHaveLength(3);
    giveUp();
    expect(nameOf(await outcome)).toBe("no_keys");
  });

  test("the stored keys distinguish genuine from forged documents, and the status stays unchecked", async () => {
    portal({ keys: PUBLISHED });
    const kept = await currentKeys(PORTAL);
    portal({});
    const outcome = await verifyText(PORTAL, LICENCE_LINK);
    expect(nameOf(outcome)).toBe("in_date_unchecked");
    expect(shown(outcome).when).toEqual([`verify.keysOf ${formatDateTime(kept?.at ?? "")}`]);
    expect(nameOf(await verifyText(PORTAL, LICENCE_LINK.replace("R130", "R131")))).toBe("forged");
  });

  test("missing keys never make a document forged", async () => {
    portal({});
    expect(nameOf(await verifyText(PORTAL, RECEIPT_LINK))).toBe("no_keys");
  });

  test("a key that is newer than the stored ones is unknown, and does not make a document forged", async () => {
    portal({ keys: PUBLISHED });
    await currentKeys(PORTAL);
    portal({});
    const newer = verifyLink(PORTAL, await (await signer("00000002")).sign(RECEIPT));
    expect(nameOf(await verifyText(PORTAL, newer))).toBe("unknown_key_unchecked");
  });

  test.each([
    ["a refusal", new Response("{}", { status: 429 })],
    ["another shape", { verdict: "splendid", checked_at: AT }],
    ["no JSON", new Response("<html>")],
  ])("%s is no answer", async (_what, verdict) => {
    portal({ keys: PUBLISHED, verdict });
    expect(nameOf(await verifyText(PORTAL, RECEIPT_LINK))).toBe("genuine_unchecked");
  });

  test.each(["", "{", "7", '{"keys":[{"id":"x"}],"at":"yesterday"}'])(
    "an invalid stored value is ignored: %j",
    async (stored) => {
      storage.set(KEPT, stored);
      portal({});
      expect(nameOf(await verifyText(PORTAL, RECEIPT_LINK))).toBe("no_keys");
    },
  );
});

describe("the list of revoked documents, when the portal does not answer", () => {
  const NAMED = {
    m: { kind: "receipt", number: "R261121-12345-6789A-N" },
    r: { kind: "licence", issuer: "dbkk", number: "R1300001", validUntil: "2099-12-31" },
    s: { kind: "licence", issuer: "dbkk", number: "R1300001", validUntil: "2099-12-31" },
  } as const;
  const listed = async (letter: keyof typeof NAMED, by = OURS) =>
    by.signList({ at: AT, entries: [`${letter}${await markOf(NAMED[letter], crypto.subtle)}`] });

  /** Visits the page once with a network, then checks the document without one. */
  async function afterVisit(list: unknown, link: string): Promise<Outcome> {
    portal({ keys: PUBLISHED, list });
    await prepare(PORTAL);
    portal({});
    return verifyText(PORTAL, link);
  }

  test.each([
    ["r", "revoked", LICENCE_LINK],
    ["s", "renewed", LICENCE_LINK],
    ["m", "refunded", RECEIPT_LINK],
  ] as const)(
    "tells the document that is on it, with the list's time: %s is %s",
    async (letter, name, link) => {
      const outcome = await afterVisit(await listed(letter), link);
      expect(nameOf(outcome)).toBe(name);
      expect(shown(outcome).when).toContain("verify.listOf 22/11/2026 10:17 AM");
      expect(shown(outcome).stated).toBeDefined();
    },
  );

  test("leaves any other document genuine, and shows its time", async () => {
    const outcome = await afterVisit(await listed("r"), RECEIPT_LINK);
    expect(nameOf(outcome)).toBe("genuine_unchecked");
    expect(shown(outcome).when).toContain("verify.listOf 22/11/2026 10:17 AM");
  });

  test("makes no forged document better: a changed number stays forged", async () => {
    const outcome = await afterVisit(await listed("r"), LICENCE_LINK.replace("R130", "R131"));
    expect(nameOf(outcome)).toBe("forged");
  });

  test("counts only with the signature of one of the portal's keys", async () => {
    const thief = await signer("1f0c93ab");
    const outcome = await afterVisit(await listed("r", thief), LICENCE_LINK);
    expect(nameOf(outcome)).toBe("in_date_unchecked");
    expect(shown(outcome).when.join()).not.toContain("verify.listOf");
  });

  test("is not replaced by an older one that a cache returns", async () => {
    portal({ keys: PUBLISHED, list: await listed("r") });
    await prepare(PORTAL);
    const older = await OURS.signList({ entries: [], at: "2026-11-21T02:17:00.000Z" });
    expect(nameOf(await afterVisit(older, LICENCE_LINK))).toBe("revoked");
  });

  test("of a key that is no longer in use counts for that key's days alone", async () => {
    const list = await listed("r");
    const of = (until: string) => ({ keys: [{ ...OURS.published, until }] });
    portal({ keys: of("2026-11-22"), list });
    await prepare(PORTAL);
    portal({ keys: of("2026-11-22") });
    expect(shown(await verifyText(PORTAL, LICENCE_LINK)).when.join()).toContain("verify.listOf");
    portal({ keys: of("2026-11-21") });
    expect(shown(await verifyText(PORTAL, LICENCE_LINK)).when.join()).not.toContain("verify.listOf");
  });

  test("of the future is not believed, so that it replaces no true one", async () => {
    portal({ keys: PUBLISHED, list: await listed("r") });
    await prepare(PORTAL);
    const later = await OURS.signList({ entries: [], at: "2026-11-23T02:17:01.000Z" });
    expect(nameOf(await afterVisit(later, LICENCE_LINK))).toBe("revoked");
    const tomorrow = await OURS.signList({ entries: [], at: "2026-11-23T02:17:00.000Z" });
    expect(nameOf(await afterVisit(tomorrow, LICENCE_LINK))).toBe("in_date_unchecked");
  });

  test("that does not fit into a full storage replaces the stored one for as long as the page", async () => {
    await afterVisit(await listed("r"), LICENCE_LINK);
    vi.stubGlobal("localStorage", {
      ...browserStorage(storage),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    const newer = await OURS.signList({ entries: [], at: "2026-11-22T03:17:00.000Z" });
    expect(nameOf(await afterVisit(newer, LICENCE_LINK))).toBe("in_date_unchecked");
    vi.stubGlobal("localStorage", browserStorage(storage));
    // one that is stored ends the one in memory
    const newest = await OURS.signList({
      entries: (await listed("r")).entries,
      at: "2026-11-22T04:17:00.000Z",
    });
    expect(nameOf(await afterVisit(newest, LICENCE_LINK))).toBe("revoked");
  });

  test("is not needed when the portal answers", async () => {
    portal({ keys: PUBLISHED, list: await listed("r"), verdict: said("valid") });
    expect(nameOf(await verifyText(PORTAL, LICENCE_LINK))).toBe("in_date");
  });
});

describe("when the browser cannot verify signatures, as on a page over plain http", () => {
  beforeEach(() => {
    vi.spyOn(crypto, "subtle", "get").mockReturnValue(undefined as unknown as SubtleCrypto);
    onTestFinished(() => void vi.restoreAllMocks());
  });

  test("the portal's answer is used, and without it the page says nothing", async () => {
    portal({ keys: PUBLISHED, verdict: said("valid") });
    expect(nameOf(await verifyText(PORTAL, RECEIPT_LINK))).toBe("genuine");
    portal({ keys: PUBLISHED });
    expect(nameOf(await verifyText(PORTAL, RECEIPT_LINK))).toBe("no_crypto");
  });
});
