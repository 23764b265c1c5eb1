import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { digitalLicenceCodec } from "../../../src/api/schemas/digitalLicence.ts";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { licenceValue } from "../../../src/domain/licenceKey.ts";
import { PORTRAIT } from "../../../src/print/stories/pictures.ts";
import { LicenceScreen } from "../../../src/screens/licence/LicenceScreen.tsx";
import { KeptDocuments } from "../../../src/screens/parts/documents/KeptDocuments.tsx";
import { LICENCES, PICTURE_PATHS } from "../../../src/screens/stories/recordedLicences.ts";
import { DEVICE } from "../../../src/shell/deviceKeeper.ts";
import { findLicence, keepLicence, keptLicences } from "../../../src/stores/keptLicences.ts";
import { deleteKept, keepOnDevice, keptOnDevice } from "../../../src/stores/keptOnDevice.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { STATUS_TOKEN } from "../../unit/payment/samples.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, refused, show, type Wire } from "../fakeServer.tsx";

/**
 * A licence that this device keeps. It is shown with its time while the server does not answer, and never to a person whom the
 * server refuses.
 */

const WIRE = LICENCES[0]!;
const LICENCE = digitalLicenceCodec.read(WIRE);
const NUMBER = LICENCE.license.license_no;
const KEY = { number: NUMBER, year: 2027 };
const AT = new Date("2026-11-21T16:30:00.000Z");
const PICTURES = { logo: PORTRAIT, photo: PORTRAIT, signature: undefined };
const SHOWN = { key: KEY, licence: LICENCE, pictures: PICTURES, readAt: AT };
const KEPT = "This licence is kept on your device";

const place = {
  council: LICENCE.council,
  licence: licenceValue(KEY),
  statusToken: STATUS_TOKEN as never,
  device: DEVICE,
} as const;

const portal = (answer: Wire) =>
  fakeServer({
    [`/digital_license/${NUMBER}-2027`]: answer,
    [`api/payments/${STATUS_TOKEN}`]: answer === "lost" ? "lost" : refused(404, "missing"),
    ...Object.fromEntries(Object.values(PICTURE_PATHS).map((path) => [path.replace(/^\//, ""), picture()])),
  });

function picture(): Response {
  const bytes = Uint8Array.from(atob(PORTRAIT.split(",")[1] ?? ""), (character) => character.charCodeAt(0));
  return new Response(bytes, { headers: { "content-type": "image/png" } });
}

beforeEach(async () => {
  useSession.setState({ session: undefined, error: undefined });
  await deleteKept();
});

test("a licence that was shown before is shown again without an answer, with its time", async () => {
  const online = show(LicenceScreen, portal(WIRE), place);
  await online.says(LICENCE.license.holder);
  await eventually(async () => expect(await keptLicences()).toHaveLength(1));
  online.close();
  const { says, page } = show(LicenceScreen, portal("lost"), place);
  await says(KEPT);
  await says(/We do not know whether it is still valid/);
  await says(LICENCE.license.holder);
  expect(page.innerText).toMatch(/licence as of \d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M \(Malaysia time\)/);
});

test.each(LANGUAGES)("a licence's number of any length wraps on a narrow phone (%s)", async (language) => {
  const numbers = [`${NUMBER}0001`, `${NUMBER}${"0".repeat(40)}`];
  for (const number of numbers) await keepLicence({ ...SHOWN, key: { ...KEY, number } });
  const { page, says } = show(KeptDocuments, portal("lost"), place, language);
  // A card in a window of 320 px.
  Object.assign(page.style, { boxSizing: "border-box", inlineSize: "288px", paddingInline: "16px" });
  for (const number of numbers) await says(number);
  expect(page.scrollWidth).toBe(288);
});

test("it is stored and read back with its pictures and its time", async () => {
  await keepLicence(SHOWN);
  expect(await findLicence(LICENCE.council, KEY)).toEqual(SHOWN);
  expect(await findLicence(LICENCE.council, { ...KEY, year: 2026 })).toBeUndefined();
  expect(await findLicence(LICENCE.council === "mpt" ? "dbkk" : "mpt", KEY)).toBeUndefined();
});

test("the 10 latest are kept, and unreadable ones are skipped", async () => {
  for (let number = 0; number < 12; number += 1)
    await keepLicence({
      ...SHOWN,
      key: { ...KEY, number: `${NUMBER}-${number}` },
      readAt: new Date(AT.getTime() + number * 1000),
    });
  expect((await keptLicences()).map(({ key }) => key.number)).toEqual(
    Array.from({ length: 10 }, (_, place) => `${NUMBER}-${11 - place}`),
  );
  const written = {
    key: `${NUMBER}-2027`,
    licence: WIRE,
    pictures: { photo: "https://elsewhere.example/a.png" },
  };
  await keepOnDevice(
    { kind: "licence", key: "other", document: written, read_at: "2026-11-24T00:00:00.000Z" },
    10,
  );
  expect(await keptLicences()).toHaveLength(9);
});

describe("a stored licence is not shown", () => {
  test.each([
    ["to whom the server refuses it", refused(403, "forbidden")],
    ["where the server knows none", refused(404, "missing")],
  ])("%s", async (_where, answer) => {
    await keepLicence(SHOWN);
    const { page, says } = show(LicenceScreen, portal(answer), place);
    await says(/Result Not Found|could not|try again|cannot/i);
    expect(page.innerText).not.toContain(KEPT);
    expect(page.innerText).not.toContain(LICENCE.license.holder);
  });

  test("to a visitor without a login or a link, with a network", async () => {
    await keepLicence(SHOWN);
    const { statusToken: _token, ...without } = place;
    const { page, says } = show(LicenceScreen, portal("lost"), without);
    await says(/./);
    expect(page.innerText).not.toContain(LICENCE.license.holder);
  });

  test("on a council's page, which stores none", async () => {
    const { device: _device, ...host } = place;
    await show(LicenceScreen, portal(WIRE), host).says(LICENCE.license.holder);
    expect(await keptOnDevice("licence")).toEqual([]);
  });
});

test("a stored licence is shown without a network, when nobody knows who is logged in", async () => {
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => offline.mockRestore());
  await keepLicence(SHOWN);
  const { statusToken: _token, ...without } = place;
  await show(LicenceScreen, portal("lost"), { ...without, canLogIn: true }).says(LICENCE.license.holder);
});
