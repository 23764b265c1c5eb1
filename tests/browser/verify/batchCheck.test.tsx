import { expect, onTestFinished, test, vi } from "vitest";
import { markOf } from "../../../src/domain/statements/revokedList.ts";
import { LanguageProvider } from "../../../src/i18n/LanguageProvider.tsx";
import { EnvironmentProvider } from "../../../src/screens/environment.tsx";
import { LICENCE, RECEIPT, signer } from "../../../src/screens/stories/recordedStatements.ts";
import { VerifyScreen } from "../../../src/screens/verify/VerifyScreen.tsx";
import { eventually } from "../eventually.ts";
import { askedForCamera, camera } from "../scan/camera.ts";
import { mountInPage } from "../ui/mount.tsx";

/** An officer scans document after document. The camera's decoder and the network are fake. */

const PORTAL = "https://portal.example";
const OURS = await signer("1f0c93ab");
const LICENCE_CODE = await OURS.sign(LICENCE);
const RECEIPT_CODE = await OURS.sign(RECEIPT);
const FORGED = LICENCE_CODE.replace("R1300001", "R1300002");
const EXPIRED_CODE = await OURS.sign({ ...LICENCE, number: "R1300003", validUntil: "2020-12-31" });
const RENEWED_CODE = await OURS.sign({ ...LICENCE, number: "R1300004" });
const UNKNOWN_CODE = await (await signer("2e1d84bc")).sign(RECEIPT);
const RENEWED = { kind: "licence", issuer: "dbkk", number: "R1300004", validUntil: "2099-12-31" } as const;
const REVOKED = { kind: "licence", issuer: "dbkk", number: "R1300001", validUntil: "2099-12-31" } as const;

/** The screen of an officer who opened it with a network, and has none now. */
async function officer() {
  let network: "works" | "absent" | "silent" = "works";
  const waiting: (() => void)[] = [];
  const list = await OURS.signList({
    at: new Date().toISOString(),
    entries: [`r${await markOf(REVOKED, crypto.subtle)}`, `s${await markOf(RENEWED, crypto.subtle)}`],
  });
  const asked: string[] = [];
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url } = new Request(input, init);
    if (!url.startsWith(PORTAL)) return others(input, init);
    asked.push(url);
    if (network === "silent") await new Promise<void>((resolve) => waiting.push(resolve));
    if (network !== "works") throw new TypeError("no network");
    return url.endsWith("/api/keys") ? Response.json({ keys: [OURS.published] }) : Response.json(list);
  });
  let seen = "";
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      static getSupportedFormats = async () => ["qr_code", "code_128"];
      detect = async () => [{ rawValue: seen }];
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  localStorage.clear();
  askedForCamera(camera().open);
  const environment = {
    council: "mpt",
    canChooseCouncil: true,
    arrived: false,
    portal: PORTAL,
    navigate: () => undefined,
    hrefOf: () => undefined,
    report: () => undefined,
    mayLeave: () => false,
    redirectTo: () => true,
    returnAddress: () => PORTAL,
    takeReturnHandle: () => undefined,
  } as const;
  const page = await mountInPage(
    <LanguageProvider language="en">
      <EnvironmentProvider environment={environment}>
        <VerifyScreen />
      </EnvironmentProvider>
    </LanguageProvider>,
  );
  // A camera and a decoder answer at any time, so React draws as on a page, without act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  const button = (name: string) =>
    [...page.querySelectorAll("button")].find((one) => one.textContent?.includes(name));
  await eventually(() => expect(localStorage.getItem("kaunter.revoked-list")).not.toBeNull());
  network = "absent";
  await eventually(() => expect(button("Scan one after another")).toBeDefined());
  button("Scan one after another")?.click();
  return {
    page,
    button,
    asked,
    close: async () => {
      page.querySelector("dialog [aria-label=Close]")?.closest("button")?.click();
      await eventually(() => expect(page.querySelector("dialog")).toBeNull());
    },
    /** The result that the dialog shows, without what it announced. */
    result: () => page.querySelector("dialog [part=notice]")?.textContent ?? "",
    dialog: () => page.querySelector("dialog")?.textContent ?? "",
    /** Leaves each later call without an answer. */
    silence: () => {
      network = "silent";
    },
    /** Ends the silence: calls fail at once again. */
    endSilence: () => {
      network = "absent";
    },
    /** The calls of the silence fail now. */
    failWaiting: () => {
      for (const fail of waiting) fail();
    },
    waiting,
    hold: (code: string) => {
      seen = code;
    },
    rows: () => [...page.querySelectorAll("article")].map((row) => row.textContent ?? ""),
  };
}

test("the dialog stays open for the next document, tells each result aloud and lists them, without a network", async () => {
  const { page, hold, dialog, rows } = await officer();
  hold(`${PORTAL}/verify#${RECEIPT_CODE}`);
  await eventually(() => expect(dialog()).toContain("Official receipt R261121-12345-6789A-N"));
  hold(`${PORTAL}/verify#${LICENCE_CODE}`);
  await eventually(() => expect(dialog()).toContain("Revoked"));
  await eventually(() =>
    expect(page.querySelector("dialog [role=alert]")?.textContent).toContain(
      "Revoked: Digital licence R1300001. Dewan Bandaraya Kota Kinabalu. Issued on: 05/01/2026. Valid until: ",
    ),
  );
  expect(page.querySelector("dl + *")?.textContent).toMatch(
    /Revoked, renewed and refunded documents are known as of \S+ \S+ [AP]M, Malaysia time\.$/,
  );
  hold(`${PORTAL}/verify#${FORGED}`);
  await eventually(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]).toMatch(/^Forged or altered/);
  expect(rows()[0]).not.toContain("R1300002");
  expect(rows()[1]).toMatch(/^RevokedDigital licence R1300001.*[AP]M$/);
  expect(rows()[2]).toMatch(/^Genuine; current status not checkedOfficial receipt R261121/);
});

test("tells six results apart without a network, each with what must match the paper, and each tone by a sign of its own besides colour", async () => {
  const { page, hold, rows } = await officer();
  const codes = [RECEIPT_CODE, FORGED, EXPIRED_CODE, UNKNOWN_CODE, LICENCE_CODE, RENEWED_CODE];
  for (const [index, code] of codes.entries()) {
    hold(code);
    await eventually(() => expect(rows()).toHaveLength(index + 1));
  }
  const [renewed, revoked, unknown, expired, forged, genuine] = rows();
  const until = (day: string) => `Issued on: 05/01/2026Valid until: ${day}`;
  expect(genuine).toMatch(/^Genuine; current status not checked.*Majlis Perbandaran Tawau, .*RM 343\.10/);
  expect(forged).toMatch(/^Forged or altered\d/);
  expect(expired).toContain(`Dewan Bandaraya Kota Kinabalu${until("31/12/2020")}`);
  expect(expired).toMatch(/^Expired/);
  expect(unknown).toMatch(/^Not checked\d/);
  expect(revoked).toMatch(/^Revoked/);
  expect(renewed).toMatch(/^Renewed/);
  const notices = [...page.querySelectorAll<HTMLElement>("article [part=notice]")];
  const signs = new Map(
    notices.map(({ dataset, firstElementChild }) => [dataset.tone, firstElementChild?.outerHTML]),
  );
  expect([...signs.keys()].toSorted()).toEqual(["danger", "info", "warning"]);
  expect(new Set(signs.values()).size).toBe(signs.size);
  const printed = [...page.querySelectorAll("article:last-of-type [translate=no]")].map(
    (value) => value.textContent,
  );
  expect(printed).toEqual([
    expect.stringMatching(/^R261121/),
    expect.stringContaining("Tawau"),
    "RM 343.10",
    expect.any(String),
  ]);
});

test("counts each result, lists a document once however long it is held, and one press clears all", async () => {
  const { page, button, hold, close, rows } = await officer();
  hold(RECEIPT_CODE);
  await eventually(() => expect(rows()).toHaveLength(1));
  hold(LICENCE_CODE);
  await eventually(() => expect(rows()).toHaveLength(2));
  hold(RECEIPT_CODE);
  await eventually(() => expect(rows()[0]).toContain("Official receipt"));
  expect(rows()).toHaveLength(2);
  const counts = [...page.querySelectorAll("dl > div")].map((row) => row.textContent);
  expect(counts.toSorted()).toEqual(["Genuine; current status not checked1", "Revoked1"]);
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(kept).not.toMatch(/R261121|R1300001/);
  // As an officer must: the open dialog covers the page, and its camera would read the same code again.
  await close();
  button("Clear the list")?.click();
  await eventually(() => expect(rows()).toEqual([]));
});

test("while a document is checked, no earlier result is shown, and an earlier check that ends later is not the latest", async () => {
  const { hold, dialog, result, rows, silence, endSilence, failWaiting, waiting } = await officer();
  hold(RECEIPT_CODE);
  await eventually(() => expect(dialog()).toContain("Genuine"));
  silence();
  hold(LICENCE_CODE);
  await eventually(() => expect(result()).toBe("Checking the document…"));
  await eventually(() => expect(waiting).toHaveLength(3));
  endSilence();
  hold(FORGED);
  await eventually(() => expect(dialog()).toContain("Forged or altered"));
  failWaiting();
  await eventually(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]).toMatch(/^Forged or altered/);
  expect(rows()[1]).toMatch(/^Revoked/);
  expect(dialog()).toContain("Forged or altered");
});

test("a check that ends after the list was cleared does not come back", async () => {
  const { button, hold, close, dialog, rows, silence, endSilence, failWaiting, waiting } = await officer();
  hold(RECEIPT_CODE);
  await eventually(() => expect(rows()).toHaveLength(1));
  silence();
  hold(LICENCE_CODE);
  await eventually(() => expect(waiting).toHaveLength(3));
  await close();
  button("Clear the list")?.click();
  await eventually(() => expect(rows()).toEqual([]));
  endSilence();
  failWaiting();
  // A later check ends after the old one.
  hold(FORGED);
  button("Scan one after another")?.click();
  await eventually(() => expect(dialog()).toContain("Forged or altered"));
  expect(rows()).toHaveLength(1);
});
