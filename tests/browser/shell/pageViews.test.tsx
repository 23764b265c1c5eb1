import { describe, expect, test } from "vitest";
import { PageViews } from "../../../src/shell/PageViews.tsx";
import { STATUS_TOKEN } from "../../unit/payment/samples.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, refused, show } from "../fakeServer.tsx";
import { openPortal } from "../login/portal.tsx";
import { setPrivacyControl, takeBeacons } from "./beacons.ts";
import { inPortal } from "./portal.tsx";

/** Page views. The page sends them to the portal's own server only, by the page's name, if the configuration says so. */

function Cart() {
  return <PageViews page="cart" />;
}

const CART = { page: "cart", language: "en" };

describe("in the whole portal", () => {
  const counting = (hash: string) =>
    openPortal(hash, {
      calls: {
        "metadata/configuration": { page_views: true },
        [`/api/payments/${STATUS_TOKEN}`]: refused(404, "missing"),
      },
    });

  test("each opened page is sent by its name, without anything of its address (rule 7.23)", async () => {
    const { beacons, reported, text } = takeBeacons();
    await counting(`#/requery?status=${STATUS_TOKEN}`);
    await eventually(() => expect(beacons).toHaveLength(1));
    location.hash = "#/search?council=mps&charge=compound&account=K26-130001";
    await eventually(() => expect(beacons).toHaveLength(2));
    location.hash = "#/cart";
    await eventually(() => expect(beacons).toHaveLength(3));
    expect(await reported()).toEqual([{ ...CART, page: "requery" }, { ...CART, page: "search" }, CART]);
    expect(beacons.map(({ address }) => address)).toEqual(
      Array.from({ length: 3 }, () => new URL("api/views", location.href).href),
    );
    expect(beacons[0]?.body.type).toBe("application/json");
    expect(await text()).not.toMatch(new RegExp(`${STATUS_TOKEN}|mps|K26|[?#]`));
  });

  test("the central team's page, an unknown page and a change of language are not counted", async () => {
    const { beacons, reported } = takeBeacons();
    await counting("#/payments");
    location.hash = "#/nowhere";
    await eventually(() => expect(document.title).toMatch(/^This page could not be found/));
    location.hash = "#/cart";
    await eventually(() => expect(beacons).toHaveLength(1));
    document.querySelector<HTMLElement>('button[lang="ms"]')?.click();
    await eventually(() => expect(document.title).toMatch(/^Troli/));
    location.hash = "#/terms";
    await eventually(() => expect(beacons).toHaveLength(2));
    expect(await reported()).toEqual([CART, { page: "terms", language: "ms" }]);
  });

  test("nothing is sent when the browser has Global Privacy Control", async () => {
    const { beacons, reported } = takeBeacons();
    setPrivacyControl(true);
    await counting("#/faq");
    setPrivacyControl(false);
    location.hash = "#/cart";
    await eventually(() => expect(beacons.length).toBeGreaterThan(0));
    expect(await reported()).toEqual([CART]);
  });
});

describe("the configuration decides", () => {
  test.each([
    ["says nothing of it", {}],
    ["has it off", { page_views: false }],
  ])("that nothing is sent: it %s", async (_what, configuration) => {
    const { beacons } = takeBeacons();
    await inPortal(Cart, configuration).read();
    expect(beacons).toEqual([]);
  });

  test("that the page is sent once", async () => {
    const { beacons, reported } = takeBeacons();
    const { read } = inPortal(Cart, { page_views: true });
    await eventually(() => expect(beacons.length).toBeGreaterThan(0));
    await read();
    expect(await reported()).toEqual([CART]);
  });
});

test("a beacon that the browser does not accept is replaced by a call, whose loss nobody notices", async () => {
  takeBeacons(false);
  const server = fakeServer({}, () => ({ page_views: true }));
  show(Cart, server);
  await eventually(() => expect(server.asked).toEqual([{ path: "api/views", body: CART }]));
});
