import { expect, test } from "vitest";
import { type HostPage, openHostPage } from "./hostPage.ts";

/** The "ready" event: it is sent when everything that the element needs from the portal is there, and not before. */

type Answer = () => Promise<Response>;

const refused: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
const configured: Answer = async () => Response.json({});

/** The events that the page gets, in order. */
async function open(tag: string, portal: { answer: Answer }, attributes = "") {
  const page = openHostPage(`<${tag} council="mps" ${attributes}></${tag}>`);
  page.window.fetch = () => portal.answer();
  const heard: string[] = [];
  for (const type of ["kaunter-ready", "kaunter-error"] as const)
    page.document.addEventListener(type, () => heard.push(type));
  await page.load("/widgets/kaunter.ts");
  return { page, heard, element: page.document.querySelector<HTMLElement>(tag)! };
}

function buttonIn(element: HTMLElement, name: string): HTMLButtonElement | undefined {
  return [...(element.shadowRoot?.querySelectorAll("button") ?? [])].find((one) => one.textContent === name);
}

/** Resolves after the browser had time to deliver any event. */
const painted = ({ window }: HostPage) =>
  new Promise((resolve) => window.requestAnimationFrame(() => window.setTimeout(resolve)));

test.each(["kaunter-search", "kaunter-pay"])(
  "%s is ready after the retry that succeeds, and not before",
  async (tag) => {
    const portal = { answer: refused };
    const { page, heard, element } = await open(tag, portal);
    await expect.poll(() => heard).toEqual(["kaunter-error"]);
    // The notice disappears during the retry, and comes back.
    buttonIn(element, "Cuba lagi")!.click();
    await expect.poll(() => heard).toEqual(["kaunter-error", "kaunter-error"]);
    portal.answer = configured;
    buttonIn(element, "Cuba lagi")!.click();
    await expect.poll(() => heard).toEqual(["kaunter-error", "kaunter-error", "kaunter-ready"]);
    await painted(page);
    expect(heard).toHaveLength(3);
  },
);

test.each(["kaunter-cart", "kaunter-checkout"])("%s is ready when the portal has answered", async (tag) => {
  const answered = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const portal = {
    answer: async () => {
      asked.resolve();
      await answered.promise;
      // Each call needs an answer of its own.
      return Response.json({});
    },
  };
  const { page, heard } = await open(tag, portal);
  await asked.promise;
  await painted(page);
  expect(heard).toEqual([]);
  answered.resolve();
  await expect.poll(() => heard).toEqual(["kaunter-ready"]);
});

test("a receipt is not ready while the portal does not answer about its payment", async () => {
  const { promise: again, resolve: askedAgain } = Promise.withResolvers<void>();
  let calls = 0;
  const portal = {
    answer: () => {
      calls += 1;
      if (calls === 2) askedAgain();
      return refused();
    },
  };
  const { heard } = await open("kaunter-receipt", portal, `payment="${"a".repeat(32)}"`);
  await again;
  expect(heard).not.toContain("kaunter-ready");
});
