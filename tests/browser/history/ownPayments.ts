import { onTestFinished } from "vitest";
import { HistoryScreen } from "../../../src/screens/history/HistoryScreen.tsx";
import { filterHistory } from "../../../src/stores/historyView.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { STATUS_TOKEN, wirePayment } from "../../unit/payment/samples.ts";
import { refused, show } from "../fakeServer.tsx";

/** A logged-in user, and a back end with their payments. */

export const EMAIL = "siti@example.my";

type Wire = Readonly<Record<string, unknown>>;

const DAY = 24 * 60 * 60_000;

const NEWEST = Date.parse("2026-11-21T02:00:00.000Z");

const idOf = (place: number) => (0xffff_ffff - place).toString(16).padStart(32, "0");

/** The n-th newest payment, made n days ago. */
export function paymentAgo(
  place: number,
  rest: Wire = {},
  status: "paid" | "failed" | "pending" = "paid",
): Wire {
  const at = new Date(NEWEST - place * DAY).toISOString();
  return {
    ...wirePayment(status),
    _id: idOf(place),
    payment_datetime: at,
    ...(status === "paid" ? { settled_at: at } : {}),
    status_token: STATUS_TOKEN,
    ...rest,
  };
}

export const payments = (count: number): readonly Wire[] =>
  Array.from({ length: count }, (_, place) => paymentAgo(place));

let portals = 0;

/** Answers the history as the back end does, in pages of a hundred, until the test ends. */
export function withPayments(own: readonly Wire[]) {
  portals += 1;
  const portal = `https://history-${portals}.example`;
  /** The requested bookmarks. The first page has none. */
  const asked: (string | undefined)[] = [];
  const fakeServer = {
    portal,
    asked,
    /** While this is set, it replaces the answer. */
    instead: undefined as Response | Promise<Response> | undefined,
  };
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${portal}/`)) return network(input, init);
    if (request.url.endsWith("/db/_session")) return Response.json({ ok: true, userCtx: whoIsLoggedIn() });
    const { url, payload } = await request.json();
    if (atob(url) !== "all_payments/_find") return refused(403, "invalid_request");
    asked.push(payload.bookmark);
    const { instead } = fakeServer;
    if (instead !== undefined) return (await untilAborted(instead, request.signal)).clone();
    const from =
      payload.bookmark === undefined ? 0 : own.findIndex(({ _id }) => _id === payload.bookmark) + 1;
    const docs = own.slice(from, from + payload.limit);
    const bookmark = from + docs.length < own.length ? docs.at(-1)?._id : "nil";
    return Response.json({ docs, unreadable: [], bookmark });
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  return fakeServer;
}

function whoIsLoggedIn() {
  const { session } = useSession.getState();
  return { name: session?.name ?? null, roles: session?.roles ?? [] };
}

function untilAborted(answer: Response | Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    void Promise.resolve(answer).then(resolve, reject);
  });
}

/** Shows the logged-in user's history in English. */
export function showHistory(fakeServer: { readonly portal: string }, name: string | null = EMAIL) {
  useSession.setState({
    session: name === null ? null : { name, roles: ["user"], machine_id: "A10" },
    error: undefined,
  });
  filterHistory({});
  return { ...show(HistoryScreen, { ...fakeServer, asked: [], keys: [], most: () => 0 }), ...reader() };
}

function reader() {
  const page = () => document.body;
  return {
    /** The rows of the list of payments. */
    rows: () => [...page().querySelectorAll("table:has(thead th:nth-of-type(4)) tbody tr")] as HTMLElement[],
    choose: (label: string, value: string) => {
      const labels = [...page().querySelectorAll("label")];
      const select = labels.find(({ textContent }) => textContent === label)?.control;
      if (!(select instanceof HTMLSelectElement)) throw new Error(`no choice is called ${label}`);
      const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set;
      set?.call(select, value);
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
  };
}
