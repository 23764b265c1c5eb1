import "./probes/kaunter-probe.ts";
import "../../widgets/kaunter-licence.ts";
import "../../widgets/kaunter-pay.ts";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { StatusToken } from "../../src/domain/identifiers.ts";
import { licenceKeyOf, licenceValue } from "../../src/domain/licenceKey.ts";
import { clearAttempt } from "../../src/payment/journal.ts";
import { portalAddress } from "../../widgets/environment/portalAddress.ts";
import { STATUS_TOKEN } from "../unit/payment/samples.ts";
import { works } from "./elementQueries.ts";
import { answerAsPortal } from "./portalAnswers.ts";
import { place, press } from "./probes/place.ts";

const LICENCE = { number: "R1300001", year: 2027 };
const VALUE = licenceValue(LICENCE);

beforeEach(() => {
  // The files of one run share an origin, and with it the journal.
  clearAttempt();
  return answerAsPortal();
});

const textOf = (element: Element) => element.shadowRoot?.textContent ?? "";

async function placed(html: string) {
  const element = place(html).firstElementChild!;
  await works(element);
  return element;
}

test("without a payment of this browser it links to the portal, where the status link shows the licence", async () => {
  const element = await placed(
    `<kaunter-licence lang="en" council="mps" api="https://portal.example" licence="${VALUE}"></kaunter-licence>`,
  );
  await expect.poll(() => textOf(element)).toContain("Open this licence from its receipt");
  const link = element.shadowRoot!.querySelector("a")!;
  expect(link.href).toBe("https://portal.example/#/requery?council=mps&lang=en");
  // A council's page has no login.
  expect(textOf(element)).not.toContain("Log in");
});

test("it requests no licence that it may not show", async () => {
  const asked: string[] = [];
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${await request.clone().text()}`);
    return network(request);
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  const element = await placed(`<kaunter-licence lang="en" licence="${VALUE}"></kaunter-licence>`);
  await expect.poll(() => textOf(element)).toContain("Open this licence from its receipt");
  expect(asked.filter((call) => call.includes("PUT") || call.includes(btoa("/digital_license")))).toEqual([]);
});

test("without a licence it offers those that this browser's payment renewed, and says so when there are none", async () => {
  const element = await placed('<kaunter-licence lang="en"></kaunter-licence>');
  await expect.poll(() => textOf(element)).toContain("There is no licence to print.");
});

test("the next element on the page shows the licence that another one leads to", async () => {
  const ground = place("<kaunter-probe></kaunter-probe><kaunter-licence lang='en'></kaunter-licence>");
  const [probe, licence] = [...ground.children];
  await works(probe!);
  await works(licence!);
  press(probe!, "licence");
  await expect.poll(() => document.activeElement).toBe(licence);
});

test("kaunter-pay shows a licence inside, in its receipt step", async () => {
  const element = place('<kaunter-pay lang="en"></kaunter-pay>').querySelector("kaunter-pay")!;
  await works(element);
  element.show({ screen: "licence", licence: LICENCE });
  await expect.poll(() => textOf(element)).toContain("Open this licence from its receipt");
  expect(element.shadowRoot!.querySelector("[aria-current=step]")?.textContent).toContain("Receipt");
  expect(element.shadowRoot!.querySelector("h2")?.textContent).toBe("Digital licence");
});

test("the link to the portal has the licence's own route and council, with the token after the number sign", () => {
  const visit = { portal: "https://portal.example", council: "mpt", language: "ms" } as const;
  const token = STATUS_TOKEN as StatusToken;
  const to = { screen: "licence", licence: LICENCE, council: "mdld", token } as const;
  const { hash, pathname, search } = new URL(portalAddress(to, visit));
  const [path = "", query] = hash.split("?");
  expect(path).toMatch(/^#\/trading\/digital_license\//);
  expect(licenceKeyOf(path.split("/").at(-1)!)).toEqual(LICENCE);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    council: "mdld",
    lang: "ms",
    status: token,
  });
  expect(pathname + search).toBe("/");
});
