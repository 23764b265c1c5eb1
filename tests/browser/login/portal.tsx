import { createRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { App } from "../../../src/shell/App.tsx";
import { closeLogin } from "../../../src/stores/loginDialog.ts";
import { dropProfileDraft } from "../../../src/stores/profileDraft.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { closeSnackbar } from "../../../src/stores/snackbar.ts";
import { clearUnverified } from "../../../src/stores/unverifiedAccount.ts";
import { adoptStyles } from "../../../src/ui/style/styleCache.ts";
import { eventually } from "../eventually.ts";
import { cartOf, refused } from "../fakeServer.tsx";

/** The whole portal in a page, in English, and a fake back end that knows one user. */

export const SITI = {
  _id: "org.couchdb.user:siti@example.my",
  type: "user",
  name: "siti@example.my",
  roles: ["user"],
  full_name: "SITI BINTI AHMAD",
  ic_num: "900101125678",
  phone: "0123456789",
  verified_by: "email",
} as const;

export const PASSWORD = "kata laluan";

export const NOBODY = { ok: true, userCtx: { name: null, roles: [] } };

export const WRONG = refused(401, "Name or password is incorrect.");

type Answer = object | "offline";

export interface PortalAnswers {
  /** The session at the start. */
  readonly session?: Answer;
  readonly logIn?: Answer;
  readonly logOut?: Answer;
  readonly user?: Answer;
  /** Every other call, by the proxy's path, or else by its own. */
  readonly calls?: Readonly<Record<string, Answer>>;
}

const KNOWN: Required<PortalAnswers> = {
  session: NOBODY,
  logIn: { ok: true, name: SITI.name, roles: SITI.roles },
  logOut: { ok: true },
  user: SITI,
  calls: {},
};

/** The session answer for a logged-in user. */
export function loggedInAs({ name, roles }: { readonly name: string; readonly roles: readonly string[] }) {
  return { ok: true, userCtx: { name, roles } };
}

/** Opens the portal at a hash until the test ends. The answers may be changed meanwhile. */
export async function openPortal(hash: string, given: PortalAnswers = {}) {
  const answers: Required<{ -readonly [Call in keyof PortalAnswers]: PortalAnswers[Call] }> = {
    ...KNOWN,
    ...given,
  };
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  answerWith(answers, sent);
  useSession.setState({ session: undefined, error: undefined });
  localStorage.setItem("kaunter.language", "en");
  // Wide enough to show the whole top bar.
  await page.viewport(1280, 800);
  await cartOf();
  await goTo(hash);
  adoptStyles(document);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<App />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    closeLogin();
    closeSnackbar();
    clearUnverified();
    dropProfileDraft();
    localStorage.removeItem("kaunter.language");
    localStorage.removeItem("kaunter.council");
  });
  await eventually(() => expect(useSession.getState()).not.toEqual({ session: undefined, error: undefined }));
  await eventually(() => expect(place.querySelector("h1")).not.toBeNull());
  return { answers, sent };
}

async function goTo(hash: string): Promise<void> {
  if (location.hash === hash) return;
  const there = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  location.hash = hash;
  await there;
}

function answerWith(
  answers: Required<PortalAnswers>,
  sent: { readonly call: string; readonly body: unknown }[],
): void {
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await answerTo(request, answers, sent);
    if (answer === undefined) return network(input, init);
    if (answer === "offline") throw new TypeError("the network is gone");
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
}

async function answerTo(
  request: Request,
  answers: Required<PortalAnswers>,
  sent: { readonly call: string; readonly body: unknown }[],
): Promise<Answer | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/api/query")) {
    const { url }: { url: string } = await request.clone().json();
    const path = atob(url);
    return answers.calls[path] ?? (path.startsWith("/_users/org.") ? answers.user : {});
  }
  if (!pathname.endsWith("/db/_session")) return answers.calls[pathname];
  const text = await request.text();
  sent.push({ call: request.method, body: text === "" ? undefined : JSON.parse(text) });
  const calls: Readonly<Record<string, Answer>> = {
    GET: answers.session,
    POST: answers.logIn,
    DELETE: answers.logOut,
  };
  return calls[request.method];
}
