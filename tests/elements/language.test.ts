import "./probes/kaunter-probe.ts";
import { expect, test } from "vitest";
import { languageOf, works } from "./elementQueries.ts";
import { place } from "./probes/place.ts";

async function speaks(element: Element, language: string): Promise<void> {
  await works(element);
  await expect.poll(() => languageOf(element)).toBe(language);
}

test("an element has the language of the nearest part of the page around it", async () => {
  const ground = place(
    '<main lang="en"><section lang="zh-Hans"><kaunter-probe></kaunter-probe></section></main>',
  );
  await speaks(ground.querySelector("kaunter-probe")!, "zh");
});

test("its own `lang` comes first, and the page's counts again without it", async () => {
  const element = place('<main lang="en"><kaunter-probe lang="zh"></kaunter-probe></main>').querySelector(
    "kaunter-probe",
  )!;
  await speaks(element, "zh");
  element.removeAttribute("lang");
  await speaks(element, "en");
});

test("a page in a language that the portal does not have gets Malay", async () => {
  await speaks(
    place('<main lang="ta"><kaunter-probe></kaunter-probe></main>').querySelector("kaunter-probe")!,
    "ms",
  );
});

test("it follows a change of the page's language, and keeps what was typed", async () => {
  const main = place('<main lang="en"><p><kaunter-probe></kaunter-probe></p></main>').querySelector("main")!;
  const element = main.querySelector("kaunter-probe")!;
  await speaks(element, "en");
  const input = element.shadowRoot!.querySelector("input")!;
  input.value = "typed";
  main.lang = "zh";
  await speaks(element, "zh");
  expect(element.shadowRoot!.querySelector("input")).toBe(input);
  expect(input.value).toBe("typed");
});

test("it follows the language of the page, also from inside other components", async () => {
  const ground = place('<main lang="en"><div></div></main>');
  const root = ground.querySelector("div")!.attachShadow({ mode: "closed" });
  root.innerHTML = "<section><kaunter-probe></kaunter-probe></section>";
  const element = root.querySelector("kaunter-probe")!;
  await speaks(element, "en");
  root.querySelector("section")!.lang = "zh";
  await speaks(element, "zh");
  root.querySelector("section")!.removeAttribute("lang");
  await speaks(element, "en");
  ground.querySelector("main")!.lang = "ms";
  await speaks(element, "ms");
});

test.each(["appendChild", "moveBefore"] as const)(
  "it has the language of the place to which %s moved it",
  async (how) => {
    const ground = place('<main lang="en"><kaunter-probe></kaunter-probe></main><aside lang="zh"></aside>');
    const element = ground.querySelector("kaunter-probe")!;
    await speaks(element, "en");
    const aside = ground.querySelector("aside")!;
    if (how === "appendChild") aside.appendChild(element);
    else aside.moveBefore(element, null);
    await speaks(element, "zh");
  },
);
