import type { AppWithLogin } from "../accounts/accounts.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";

/** Everything that leaves a back end other than its answer to the caller, or that others can read later. */

export interface Heard {
  /** Every address that was called, redirected to or contained in an answer, and every page's title. */
  readonly addresses: string[];
  /** Fields that the exchange got from the browser's form and from the server. */
  readonly fpx: string[];
  /** Fields that the card gateway got, except those that name the payer. */
  readonly card: string[];
  /** Fields that the card gateway got and that name the payer. */
  readonly payerByCard: string[];
}

/** The card gateway requires the payer's name and contact in these fields (docs/protocols.md, Card gateway). */
const PAYER_BY_CARD: ReadonlySet<string> = new Set(["UserName", "UserEmail", "UserContact"]);

type App = Pick<AppWithLogin, "request">;

/** Listens to everything that enters and leaves the apps, and to the server's own calls. */
export function listenTo(backend: BackendUnderTest, ...apps: readonly App[]): Heard {
  const heard: Heard = { addresses: [], fpx: [], card: [], payerByCard: [] };
  for (const app of [backend.app, ...apps]) listenToApp(app, heard);
  const network = backend.network;
  backend.network = async (url, init) => {
    heard.addresses.push(url);
    const isCard = url.includes("card.");
    (isCard ? heard.card : heard.fpx).push(decodeURIComponent(String(init.body)));
    return network(url, init);
  };
  return heard;
}

function listenToApp(app: App, heard: Heard): void {
  const request = app.request.bind(app);
  app.request = async (input, init, ...more) => {
    heard.addresses.push(String(input));
    const answer = await request(input, init, ...more);
    heard.addresses.push(
      answer.headers.get("location") ?? "",
      answer.headers.get("content-disposition") ?? "",
    );
    if (answer.headers.get("content-type")?.startsWith("text/html"))
      keepPage(await answer.clone().text(), heard);
    else keepLinks(await answer.clone().text(), heard);
    return answer;
  };
}

function keepPage(html: string, heard: Heard): void {
  heard.addresses.push(
    ...[...html.matchAll(/<title>([^<]*)<\/title>|(?:href|action|src)="([^"]*)"/g)].map(String),
  );
  for (const [, name = "", value = ""] of html.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)">/g,
  )) {
    const isFpx = name.startsWith("fpx_");
    const to = isFpx ? heard.fpx : PAYER_BY_CARD.has(name) ? heard.payerByCard : heard.card;
    to.push(`${name}=${value}`);
  }
}

/** Addresses in an answer, which the browser opens next. */
function keepLinks(json: string, heard: Heard): void {
  heard.addresses.push(...[...json.matchAll(/"(?:pay_url|callback_url)":"([^"]*)"/g)].map(String));
}
