import { describe, expect, test } from "vitest";
import { PageViews } from "../../../src/shell/PageViews.tsx";
import { STATUS_TOKEN } from "../../unit/payment/samples.ts";
import { backEnd, refused, show } from "../cart/counter.tsx";
import { eventually } from "../eventually.ts";
import { openPortal } from "../login/portal.tsx";
import { setPrivacyControl, takeBeacons } from "./beacons.ts";
import { inPortal } from "./portal.tsx";

/** Page views: told to the portal's own server alone, by the page's name, where the configuration says so. */

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

  test("each page that is opened is told by its name, and nothing of its address (rule 7.23)", async () => {
    const { beacons, told, text } = takeBeacons();
    await counting(`#/requery?status=${STATUS_TOKEN}`);
    await eventually(() => expect(beacons).toHaveLength(1));
    location.hash = "#/search?council=mps&charge=compound&account=K26-130001";
    await eventually(() => expect(beacons).toHaveLength(2));
    location.hash = "#/cart";
    await eventually(() => expect(beacons).toHaveLength(3));
    expect(await told()).toEqual([{ ...CART, page: "requery" }, { ...CART, page: "search" }, CART]);
    expect(beacons.map(({ address }) => address)).toEqual(
      Array.from({ length: 3 }, () => new URL("api/views", location.href).href),
    );
    expect(beacons[0]?.body.type).toBe("application/json");
    expect(await text()).not.toMatch(new RegExp(`${STATUS_TOKEN}|mps|K26|[?#]`));
  });

  test("the central team's page, one that there is not, and another language are no page of a citizen", async () => {
    const { beacons, told } = takeBeacons();
    await counting("#/payments");
    location.hash = "#/nowhere";
    await eventually(() => expect(document.title).toMatch(/^This page could not be found/));
    location.hash = "#/cart";
    await eventually(() => expect(beacons).toHaveLength(1));
    document.querySelector<HTMLElement>('button[lang="ms"]')?.click();
    await eventually(() => expect(document.title).toMatch(/^Troli/));
    location.hash = "#/terms";
    await eventually(() => expect(beacons).toHaveLength(2));
    expect(await told()).toEqual([CART, { page: "terms", language: "ms" }]);
  });

  test("nothing is told where the browser asks for Global Privacy Control", async () => {
    const { beacons, told } = takeBeacons();
    setPrivacyControl(true);
    await counting("#/faq");
    setPrivacyControl(false);
    location.hash = "#/cart";
    await eventually(() => expect(beacons.length).toBeGreaterThan(0));
    expect(await told()).toEqual([CART]);
  });
});

describe("by the configuration", () => {
  test.each([
    ["says nothing of it", {}],
    ["has it off", { page_views: false }],
  ])("that %s, nothing is told", async (_what, configuration) => {
    const { beacons } = takeBeacons();
    await inPortal(Cart, configuration).read();
    expect(beacons).toEqual([]);
  });

  test("that has it on, the page is told once", async () => {
    const { beacons, told } = takeBeacons();
    const { read } = inPortal(Cart, { page_views: true });
    await eventually(() => expect(beacons.length).toBeGreaterThan(0));
    await read();
    expect(await told()).toEqual([CART]);
  });
});

test("where the browser has no room for a beacon the page is told by a call, and a lost one is not noticed", async () => {
  takeBeacons(false);
  const server = backEnd({}, () => ({ page_views: true }));
  show(Cart, server);
  await eventually(() => expect(server.asked).toEqual([{ path: "api/views", body: CART }]));
});
