import "./probes/kaunter-probe.ts";
import { expect, test } from "vitest";
import { KaunterCartChangeEvent } from "../../widgets/events/KaunterCartChangeEvent.ts";
import { KaunterErrorEvent } from "../../widgets/events/KaunterErrorEvent.ts";
import { KaunterNavigateEvent } from "../../widgets/events/KaunterNavigateEvent.ts";
import { KaunterPaymentEvent } from "../../widgets/events/KaunterPaymentEvent.ts";
import { KaunterReadyEvent } from "../../widgets/events/KaunterReadyEvent.ts";
import { KaunterRedirectEvent } from "../../widgets/events/KaunterRedirectEvent.ts";
import { showsFallback, works } from "./elementQueries.ts";
import { place, press, textOf } from "./probes/place.ts";

async function placeProbe() {
  const ground = place('<kaunter-probe><a href="#pay">Pay here</a></kaunter-probe>');
  const element = ground.querySelector("kaunter-probe")!;
  await works(element);
  return { ground, element };
}

/** Every event with all possible fields of its detail. */
const EVENTS: readonly (readonly [event: Event, type: string, cancelable: boolean, detail: string[]])[] = [
  [new KaunterReadyEvent(), "kaunter-ready", false, []],
  [new KaunterCartChangeEvent({ count: 1 }), "kaunter-cart-change", false, ["count"]],
  [new KaunterNavigateEvent({ screen: "cart" }), "kaunter-navigate", true, ["screen"]],
  [new KaunterRedirectEvent(), "kaunter-redirect", true, []],
  [new KaunterPaymentEvent({ status: "paid" }), "kaunter-payment", false, ["status"]],
  [
    new KaunterErrorEvent({ kind: "internal", code: "broken", message: "It stopped." }),
    "kaunter-error",
    false,
    ["code", "kind", "message"],
  ],
];

test.each(EVENTS)(
  "%o crosses shadow roots, can be cancelled if that keeps the citizen here, and names nobody",
  (event, type, cancelable, detail) => {
    expect(event.type).toBe(type);
    expect([event.bubbles, event.composed]).toEqual([true, true]);
    expect(event.cancelable).toBe(cancelable);
    expect(Object.keys((event as CustomEvent).detail ?? {}).sort()).toEqual(detail);
  },
);

test("the page gets one event that an element is ready, however often its screens become ready", async () => {
  const { ground, element } = await placeProbe();
  const reported: EventTarget[] = [];
  ground.addEventListener("kaunter-ready", ({ target }) => target && reported.push(target));
  press(element, "ready");
  press(element, "fail");
  press(element, "recover");
  press(element, "ready");
  expect(reported).toEqual([element]);
});

test("an error's message is for the webmaster, not the citizen", async () => {
  const { ground, element } = await placeProbe();
  const heard: unknown[] = [];
  ground.addEventListener("kaunter-error", ({ detail }) => heard.push(detail));
  press(element, "fail");
  expect(heard).toEqual([
    {
      kind: "unreachable",
      code: "unreachable",
      message: expect.stringContaining("Content-Security-Policy"),
    },
  ]);
});

test("each of two elements on a page is the target of its own events", async () => {
  const ground = place("<kaunter-probe></kaunter-probe><kaunter-probe></kaunter-probe>");
  const [one, two] = ground.querySelectorAll("kaunter-probe");
  await works(one!);
  await works(two!);
  const reported: (EventTarget | null)[] = [];
  ground.addEventListener("kaunter-payment", ({ target }) => reported.push(target));
  press(two!, "paid");
  press(one!, "paid");
  expect(reported).toEqual([two, one]);
});

test("a screen's report reaches the page as an event, also out of an element inside another", async () => {
  const { ground, element } = await placeProbe();
  const heard: Event[] = [];
  for (const type of ["kaunter-ready", "kaunter-payment", "kaunter-error"])
    ground.addEventListener(type, (event) => heard.push(event));
  for (const button of ["ready", "paid", "fail"]) press(element, button);
  expect(heard.map((event) => event.constructor)).toEqual([
    KaunterReadyEvent,
    KaunterPaymentEvent,
    KaunterErrorEvent,
  ]);
  expect(heard.map((event) => event.composed && event.bubbles)).toEqual([true, true, true]);
  expect(heard[1]).toHaveProperty("detail", { status: "paid" });
});

test("the page may prevent the redirect to the bank", async () => {
  const { ground, element } = await placeProbe();
  press(element, "leave");
  await expect.poll(() => textOf(element, "handle")).toBe("true");
  ground.addEventListener("kaunter-redirect", (event) => {
    expect(event).toBeInstanceOf(KaunterRedirectEvent);
    event.preventDefault();
  });
  press(element, "leave");
  await expect.poll(() => textOf(element, "handle")).toBe("false");
});

test("the tag's own children appear below a screen that cannot work, until it can", async () => {
  const { element } = await placeProbe();
  expect(showsFallback(element)).toBe(false);
  press(element, "fail");
  await expect.poll(() => showsFallback(element)).toBe(true);
  press(element, "fail");
  press(element, "recover");
  expect(showsFallback(element)).toBe(true);
  press(element, "recover");
  await expect.poll(() => showsFallback(element)).toBe(false);
});
