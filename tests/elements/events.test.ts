import "./probes/kaunter-probe.ts";
import { expect, test } from "vitest";
import { KaunterErrorEvent } from "../../widgets/events/KaunterErrorEvent.ts";
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

test("what a screen reports reaches the page as a typed event, out of shadow roots too", async () => {
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

test("the page may keep the citizen from leaving for the bank", async () => {
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

test("the tag's own children show below a screen that cannot work, until it can", async () => {
  const { element } = await placeProbe();
  expect(showsFallback(element)).toBe(false);
  press(element, "fail");
  await expect.poll(() => showsFallback(element)).toBe(true);
  press(element, "ready");
  await expect.poll(() => showsFallback(element)).toBe(false);
});
