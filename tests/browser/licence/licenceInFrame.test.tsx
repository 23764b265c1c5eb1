import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { licenceFrameAddress } from "../../../src/domain/embed/licenceFrame.ts";
import { isPaymentId, isStatusToken } from "../../../src/domain/identifiers.ts";
import { licenceValue } from "../../../src/domain/licenceKey.ts";
import { clearAttempt, lastAttempt, noteAttempt } from "../../../src/payment/journal.ts";
import type { ScreenEnvironment } from "../../../src/screens/environment.tsx";
import { LicenceScreen } from "../../../src/screens/licence/LicenceScreen.tsx";
import { PAYMENT_ID, STATUS_TOKEN } from "../../unit/payment/samples.ts";
import { drawn, eventually } from "../eventually.ts";
import { fakeServer, show } from "../fakeServer.tsx";

/** A licence on a council's page: the portal's page in a frame, which the handle of the return from the bank opens. */

const VALUE = licenceValue({ number: "R1300001", year: 2027 });
const HANDLE = "opens-once";
const WAY_OUT = "Open this licence on the portal";

beforeEach(clearAttempt);

/** The browser's journal after a payment that renewed the licence. */
function comeBackFromBank(handles = [{ council: "mpt", licence: VALUE, handle: HANDLE } as const]): void {
  if (!isStatusToken(STATUS_TOKEN) || !isPaymentId(PAYMENT_ID)) throw new RangeError("no sample payment");
  const left_at = new Date().toISOString();
  noteAttempt({ id: PAYMENT_ID, token: STATUS_TOKEN, left_at, licence_handles: handles });
}

function open(place: Partial<ScreenEnvironment> = {}) {
  const server = fakeServer({});
  const events: string[] = [];
  const shown = show(LicenceScreen, server, {
    licence: VALUE,
    licencePlace: () => "frame",
    report: ({ type }) => void events.push(type),
    ...place,
  });
  const frame = () => shown.page.querySelector("iframe");
  return { ...shown, ...server, events, frame };
}

/** A message to the council's page, as the browser delivers it. */
function deliver(data: unknown, origin: string, source: Window | null | undefined): void {
  dispatchEvent(new MessageEvent("message", { data, origin, source: source ?? null }));
}

const height = (pixels: number) => ({ kaunter_licence_height: pixels });

async function openFrame(place: Partial<ScreenEnvironment> = {}) {
  comeBackFromBank();
  const opened = open(place);
  const frame = await eventually(() => {
    const found = opened.frame();
    if (found === null) throw new Error("there is no frame yet");
    return found;
  });
  return {
    ...opened,
    element: frame,
    tell: (data: unknown) => deliver(data, opened.portal, frame.contentWindow),
  };
}

describe("the frame of a licence", () => {
  test("opens on the portal's page with the handle, which the journal then has no more, and is named after the licence", async () => {
    const { element, portal } = await openFrame();
    expect(element.src).toBe(licenceFrameAddress(portal, { handle: HANDLE, language: "en", isTest: false }));
    expect(element.src).not.toContain(STATUS_TOKEN);
    expect(element.title).toBe("Digital licence R1300001");
    expect(lastAttempt()?.licence_handles).toEqual([]);
  });

  test("of an element in test mode is in test mode too", async () => {
    const { element, portal } = await openFrame({ isTest: true });
    expect(element.src).toBe(licenceFrameAddress(portal, { handle: HANDLE, language: "en", isTest: true }));
    expect(element.src).toContain("mode=test");
  });

  test("stays hidden behind a placeholder of its height until it shows the licence, and then is as high as its page", async () => {
    const { element, page, tell, events } = await openFrame();
    expect(element.checkVisibility({ visibilityProperty: true })).toBe(false);
    const before = element.parentElement!.getBoundingClientRect().height;
    expect(events).toEqual([]);
    tell(height(600));
    await eventually(() => expect(element.checkVisibility({ visibilityProperty: true })).toBe(true));
    expect(element.parentElement!.getBoundingClientRect().height).toBe(before);
    await eventually(() => expect(events).toEqual(["ready"]));
    tell(height(1935));
    await eventually(() => expect(element.getBoundingClientRect().height).toBe(1935));
    expect(page.querySelectorAll("iframe")).toHaveLength(1);
  });

  test("takes its height from nobody else: no other window, no other origin and no other message", async () => {
    const { element, portal, tell } = await openFrame();
    deliver(height(900), portal, window);
    deliver(height(900), portal, null);
    deliver(height(900), location.origin, element.contentWindow);
    deliver(height(0), "https://evil.example", element.contentWindow);
    for (const data of [undefined, "900", { height: 900 }, { ...height(900), more: 1 }, height(Number.NaN)])
      tell(data);
    await drawn();
    expect(element.checkVisibility({ visibilityProperty: true })).toBe(false);
    tell(height(700));
    await eventually(() => expect(element.getBoundingClientRect().height).toBe(700));
  });

  test("leads to the portal when its handle was used or has expired", async () => {
    const { tell, says, frame, page, events } = await openFrame();
    tell(height(0));
    await says(WAY_OUT);
    expect(frame()).toBeNull();
    // A screen reader reads it at once.
    expect(page.querySelector('[role="status"]')?.textContent).toContain(WAY_OUT);
    await eventually(() => expect(events).toEqual(["ready"]));
  });

  test("leads to the portal at once where the page's policy forbids it", async () => {
    const { portal, says, frame } = await openFrame();
    const violate = (
      effectiveDirective: string,
      blockedURI: string,
      disposition: SecurityPolicyViolationEventDisposition = "enforce",
    ) =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent("securitypolicyviolation", {
          effectiveDirective,
          blockedURI,
          violatedDirective: effectiveDirective,
          documentURI: location.href,
          originalPolicy: "",
          disposition,
          statusCode: 200,
        }),
      );
    violate("img-src", portal);
    violate("frame-src", "https://other.example/");
    violate("frame-src", `${portal}/embed/frame.html`, "report");
    await drawn();
    expect(frame()).not.toBeNull();
    violate("frame-src", `${portal}/embed/frame.html`);
    await says(WAY_OUT);
    expect(frame()).toBeNull();
  });

  test("leads to the portal when it does not answer for 8 s", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { says, frame } = await openFrame();
    vi.advanceTimersByTime(8_000);
    await says(WAY_OUT);
    expect(frame()).toBeNull();
  });
});

describe("without a handle", () => {
  test("a reload shows the way to the portal by the status link, and no fault", async () => {
    comeBackFromBank([]);
    const { says, press, went, frame, asked } = open();
    await says(WAY_OUT);
    await says("by the status link in the email");
    await press("Open by status link");
    expect(went).toEqual([{ screen: "requery" }]);
    expect(frame()).toBeNull();
    expect(asked).toEqual([]);
  });

  test("a handle of another licence stays for that one", async () => {
    const other = licenceValue({ number: "R1300002", year: 2027 });
    comeBackFromBank([{ council: "mpt", licence: other, handle: HANDLE }]);
    await open().says(WAY_OUT);
    expect(lastAttempt()?.licence_handles).toHaveLength(1);
  });

  test("a browser without a payment reads that the licence opens from its receipt", async () => {
    await open().says("Open this licence from its receipt");
  });
});
