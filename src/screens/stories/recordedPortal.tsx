import type { Decorator } from "@storybook/react-vite";
import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import { configurationDocument } from "../../api/schemas/configuration.ts";
import { assessment } from "../../charges/assessment/index.ts";
import { compound } from "../../charges/compound/index.ts";
import type { CartItem } from "../../charges/index.ts";
import { DEFAULT_COUNCIL } from "../../domain/councils.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../domain/language.ts";
import { LanguageProvider } from "../../i18n/LanguageProvider.tsx";
import { addToCart, loadCart, removeFromCart } from "../../stores/cart.ts";
import { useCart } from "../../stores/cartState.ts";
import { EnvironmentProvider, type ScreenEnvironment } from "../environment.tsx";
import { ASSESSMENT, COMPOUND, CONFIGURATION } from "./recordedAnswers.ts";

/** Puts a screen on a portal with recorded answers. A story replaces nothing but the network. */

const PORTAL = "https://portal.example";

/** A separate portal for a story with another configuration, because the page reads each portal's configuration once. */
export function ownPortal(name: string): { readonly portal: string } {
  return { portal: `${PORTAL}/own/${name}` };
}

const ENVIRONMENT: ScreenEnvironment = {
  council: DEFAULT_COUNCIL,
  canChooseCouncil: true,
  arrived: false,
  portal: PORTAL,
  navigate: () => undefined,
  hrefOf: () => undefined,
  report: () => undefined,
  mayLeave: () => false,
  redirectTo: () => true,
  returnAddress: () => `${PORTAL}/`,
  takeReturnHandle: () => undefined,
};

/** @param place the differences from a plain portal, such as a charge, an account or a payment */
export function onRecordedPortal(place: Partial<ScreenEnvironment> = {}): Decorator {
  const environment = { ...ENVIRONMENT, ...place };
  return (Story, { globals }) => (
    <LanguageProvider language={isLanguage(globals.language) ? globals.language : DEFAULT_LANGUAGE}>
      <EnvironmentProvider environment={environment}>
        <Story />
      </EnvironmentProvider>
    </LanguageProvider>
  );
}

/** The body of an answer, a whole response, or the status of a refusal. */
export type Answer = object | number;

/** A refusal with its reason (docs/specification.md, section 8). */
export function refusal(status: number, reason: string): Response {
  return Response.json({ error: "refused", reason }, { status });
}

/**
 * Answers every call to the portal from the record, for a story's `beforeEach`. A key is a path, with or without its query, "METHOD
 * path", or, for a later page of a query, "path bookmark". Without a recorded configuration, the plain one answers.
 * @returns a function that restores the network
 */
export function answering(answers: Readonly<Record<string, Answer>>): () => void {
  const network = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const request = new Request(input);
    if (!request.url.startsWith(PORTAL)) return network(input);
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/own\/[\w-]+/, "");
    if (path === "/search") return respond(await searched(request, answers));
    if (path === "/api/query") return respond(await queried(request, answers));
    return respond(answers[`${request.method} ${path}`] ?? answers[path + search] ?? answers[path]);
  };
  return () => {
    globalThis.fetch = network;
  };
}

async function queried(
  request: Request,
  answers: Readonly<Record<string, Answer>>,
): Promise<Answer | undefined> {
  const { url, payload }: { url: string; payload?: { bookmark?: string } } = await request.json();
  const path = atob(url);
  if (payload?.bookmark !== undefined) return answers[`${path} ${payload.bookmark}`];
  return answers[path] ?? (path === "metadata/configuration" ? CONFIGURATION : undefined);
}

async function searched(
  request: Request,
  answers: Readonly<Record<string, Answer>>,
): Promise<Answer | undefined> {
  const { _id }: { _id: string } = await request.json();
  return answers[`/search/${_id}`] ?? answers["/search"];
}

function respond(answer: Answer | undefined): Response {
  if (answer instanceof Response) return answer.clone();
  if (typeof answer === "object") return Response.json(answer);
  return Response.json(
    { error: "unavailable", reason: "recorded", reference: "A1B2" },
    { status: answer ?? 503 },
  );
}

/** Replaces the cart's items with these. */
export async function fillCart(items: readonly CartItem[]): Promise<void> {
  await loadCart();
  for (const item of useCart.getState().items) await removeFromCart(item);
  for (const item of items) await addToCart(item, 20);
}

/** An assessment's full year and a compound, as the search makes them. */
export function twoItems(): readonly CartItem[] {
  const now = new Date("2026-11-21T02:00:00Z");
  const terms = chargeTerms(configurationDocument.create({}), now);
  return [
    ...assessment.offers(assessment.record.read(ASSESSMENT), terms, now).slice(-1),
    ...compound.offers(compound.record.read(COMPOUND), terms, now),
  ].map((offer) => offer.item);
}
