import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import type { CartItem } from "../../src/charges/index.ts";
import type { Language } from "../../src/domain/language.ts";
import { LanguageProvider } from "../../src/i18n/LanguageProvider.tsx";
import {
  type Destination,
  EnvironmentProvider,
  type ScreenEnvironment,
} from "../../src/screens/environment.tsx";
import { addToCart, loadCart } from "../../src/stores/cart.ts";
import type { SavedItem } from "../../src/stores/cartState.ts";
import { useCart } from "../../src/stores/cartState.ts";
import { payWholeCart } from "../../src/stores/paymentSelection.ts";
import { adoptStyles } from "../../src/ui/style/styleCache.ts";
import { UiRoot } from "../../src/ui/UiRoot.tsx";
import { eventually } from "./eventually.ts";
import { emptyRaw } from "./stores/rawCart.ts";

/** A citizen's screen, and a fake server on the network. */

/** An answer of the server. A promise is answered when it resolves. */
export type Wire = object | "lost";

interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FakeServer {
  readonly portal: string;
  readonly asked: readonly Asked[];
  /** The idempotency keys of the calls that have one. */
  readonly keys: readonly string[];
  /** The largest number of requests under way at the same time. */
  readonly most: () => number;
}

interface AnsweringServer extends FakeServer {
  /** How many of the calls in `asked` have their answer, or have failed. */
  readonly answered: () => number;
}

let portals = 0;

/**
 * Answers POST /search by the number in the request, the database proxy by the path in the request, and every other call by its
 * path, until the test ends. A call without a given answer fails, except the configuration's.
 */
export function fakeServer(
  answers: Readonly<Record<string, Wire>>,
  configuration: () => Wire = () => ({}),
): AnsweringServer {
  portals += 1;
  const portal = `https://portal-${portals}.example`;
  const asked: Asked[] = [];
  const keys: string[] = [];
  let answered = 0;
  let underWay = 0;
  let most = 0;
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${portal}/`)) return network(input, init);
    const path = new URL(request.url).pathname.slice(1);
    const body: Record<string, unknown> = /^(?:POST|PUT)$/.test(request.method) ? await request.json() : {};
    const called = path === "api/query" ? atob(String(body.url)) : path;
    const isNamed = path !== "api/query" || called in answers;
    if (isNamed) asked.push({ path: called, body });
    const key = request.headers.get("idempotency-key");
    if (key !== null) keys.push(key);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
    const answer = await (isNamed ? answers[path === "search" ? String(body._id) : called] : configuration());
    if (isNamed) answered += 1;
    if (answer === undefined || answer === "lost") throw new TypeError("the network is gone");
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  return { portal, asked, keys, answered: () => answered, most: () => most };
}

export function refused(status: number, reason: string): Response {
  return Response.json({ error: "refused", reason }, { status });
}

/** Puts exactly these items into the cart, all of them to be paid. */
export async function cartOf(...items: readonly CartItem[]): Promise<readonly SavedItem[]> {
  payWholeCart();
  await emptyRaw();
  await loadCart();
  for (const item of items) expect(await addToCart(item, 20)).toBe("added");
  return useCart.getState().items;
}

/** Shows a screen, in English by default, until it is closed or the test ends. */
export function show(
  Screen: ComponentType,
  { portal }: FakeServer,
  place: Partial<ScreenEnvironment> = {},
  language: Language = "en",
) {
  const went: Destination[] = [];
  const left: string[] = [];
  const environment: ScreenEnvironment = {
    council: "mpt",
    canChooseCouncil: true,
    arrived: false,
    portal,
    navigate: (to) => void went.push(to),
    hrefOf: () => undefined,
    report: () => undefined,
    mayLeave: () => true,
    redirectTo: (address) => left.push(address) > 0,
    returnAddress: () => `${portal}/`,
    takeReturnHandle: () => undefined,
    ...place,
  };
  const page = document.body.appendChild(document.createElement("div"));
  adoptStyles(document);
  const root = createRoot(page);
  root.render(
    <UiRoot>
      <LanguageProvider language={language}>
        <EnvironmentProvider environment={environment}>
          <Screen />
        </EnvironmentProvider>
      </LanguageProvider>
    </UiRoot>,
  );
  const close = () => {
    root.unmount();
    page.remove();
  };
  onTestFinished(close);

  const articles = () => [...page.querySelectorAll<HTMLElement>("article")];
  const buttons = () => [...page.querySelectorAll<HTMLElement>("button")];
  return {
    page,
    went,
    left,
    close,
    /** Non-breaking spaces in amounts and dates count as spaces. */
    says: (text: string | RegExp) =>
      eventually(() => expect(page.innerText.replaceAll("\u00a0", " ")).toMatch(text)),
    hears: (text: string) =>
      eventually(() =>
        expect(
          page.querySelector('div[role="status"][aria-atomic]')?.textContent.replaceAll("\u00a0", " "),
        ).toBe(text),
      ),
    /** The card of the item whose text contains the number. */
    card: (number: string) =>
      eventually(() => {
        const found = articles().find((article) => article.innerText.includes(number));
        if (found === undefined) throw new Error(`no card says ${number}`);
        return found;
      }),
    button: (name: string) => buttons().find((button) => nameOf(button).includes(name)),
    press: (name: string) =>
      eventually(() => {
        const found = buttons().find((button) => nameOf(button).includes(name));
        if (found === undefined) throw new Error(`no button is called ${name}`);
        found.click();
      }),
  };
}

function nameOf(button: HTMLElement): string {
  const sign = button.querySelector("svg[aria-label]")?.getAttribute("aria-label") ?? "";
  return button.getAttribute("aria-label") ?? `${sign}${button.textContent}`;
}

/** Resolves after `count` searches, when every item was requested. */
export function searched({ asked }: FakeServer, count: number): Promise<void> {
  return eventually(() => expect(asked.filter(({ path }) => path === "search")).toHaveLength(count));
}
