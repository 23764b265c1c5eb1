import { expect, test } from "vitest";
import { digitalLicenceCodec } from "../../../src/api/schemas/digitalLicence.ts";
import { base64Of } from "../../../src/domain/base64.ts";
import { isStatusToken } from "../../../src/domain/identifiers.ts";
import { LicenceScreen } from "../../../src/screens/licence/LicenceScreen.tsx";
import { LICENCES } from "../../../src/screens/stories/recordedLicences.ts";
import { STATUS_TOKEN } from "../../unit/payment/samples.ts";
import { eventually } from "../eventually.ts";
import { type FakeServer, fakeServer, refused, show } from "../fakeServer.tsx";

const RECORDED = LICENCES[0]!;
const WIRE = {
  ...RECORDED,
  license: { ...RECORDED.license, operasi: false },
  signature: null,
  logo: null,
  picture: null,
};
const NAME = `${WIRE.license.license_no}-2027`;

/** The licence's council asks for a fact, and 5533 is the right one. */
function askingCouncil(): FakeServer {
  const server: FakeServer = fakeServer({
    get [`/digital_license/${NAME}`]() {
      const body = JSON.stringify(server.asked.at(-1)?.body);
      return body.includes('"bill_fact":"5533"') ? WIRE : refused(403, "bill_fact_needed");
    },
  });
  return server;
}

test("a payer gives the fact from the licence bill, and then sees the licence (rule 6.11)", async () => {
  const server = askingCouncil();
  const { page, press } = show(LicenceScreen, server, {
    council: digitalLicenceCodec.read(WIRE).council,
    licence: base64Of(NAME),
    ...(isStatusToken(STATUS_TOKEN) && { statusToken: STATUS_TOKEN }),
  });
  const field = () =>
    eventually(() => {
      const found = page.querySelector<HTMLInputElement>("input[name=fact]");
      if (found === null) throw new Error("no field for the fact");
      return found;
    });
  const said = (input: HTMLInputElement) =>
    (input.ariaDescribedByElements ?? []).map((element) => element.textContent).join(" ");
  const type = (input: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const first = await field();
  expect(page.innerText).not.toContain(WIRE.license.address);
  await press("Show the licence");
  await eventually(() => expect(said(first)).toContain("Enter the last four characters"));
  expect([first.ariaInvalid, document.activeElement, server.asked.length]).toEqual(["true", first, 1]);

  type(first, "5532");
  await press("Show the licence");
  const second = await eventually(async () => {
    const found = await field();
    expect(said(found)).toContain("does not match");
    // The form takes the focus after its first frame, not with it.
    expect(document.activeElement).toBe(found);
    return found;
  });
  expect(second.value).toBe("5532");

  type(second, "5533");
  await press("Show the licence");
  await eventually(() => expect(page.innerText).toContain(WIRE.license.address));
  expect(page.querySelector("input[name=fact]")).toBeNull();
});
