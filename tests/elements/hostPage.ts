import { onTestFinished } from "vitest";

/** The policy of a strict council page. */
export const STRICT = "style-src 'self'; form-action 'self'";

export interface HostPage {
  readonly frame: HTMLIFrameElement;
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  /** The violated directives of the page's policy. */
  readonly violations: readonly string[];
  /** Imports a module in the page, as the page's own script would. */
  load(module: string): Promise<void>;
}

/** The address that the page opens next. */
export async function nextAddress({ frame }: HostPage): Promise<string | undefined> {
  await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  return frame.contentWindow?.location.href;
}

/**
 * A council's page in a frame, with its own custom elements, history and Content-Security-Policy.
 * @param address the path, query and fragment that the page has
 */
export function openHostPage(body: string, options: { policy?: string; address?: string } = {}): HostPage {
  const frame = document.createElement("iframe");
  // The sandbox keeps a redirect of the full window away from the test runner's page.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const view = frame.contentWindow as Window & typeof globalThis; // A connected frame has a window.
  const page = view.document;
  const violations: string[] = [];
  // The test runner rewrites `import()` into a call of its own helper, which the framed page lacks.
  Object.assign(view, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } });
  // The element then opens a tab, and the tab's address opens in the frame.
  Object.assign(view, {
    open: (address: string) => {
      view.location.href = address;
      return {};
    },
  });
  page.open();
  page.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
  const policy =
    options.policy === undefined
      ? ""
      : `<meta http-equiv="Content-Security-Policy" content="${options.policy}">`;
  page.write(`<!doctype html><html lang="ms"><head>${policy}</head><body>${body}</body></html>`);
  page.close();
  view.history.replaceState({ host: "state" }, "", options.address ?? "/council/page?x=1#part");
  return {
    frame,
    window: view,
    document: page,
    violations,
    load: (module) =>
      new Promise((resolve, reject) => {
        const script = page.createElement("script");
        script.type = "module";
        script.src = new URL(module, location.origin).href;
        script.onload = () => resolve();
        script.onerror = () => reject(new Error(`${module} did not load`));
        page.head.append(script);
      }),
  };
}

/** The answers of portals, by the origin of a portal for all its calls, or by the address of one call. */
export type Answers = Readonly<Record<string, object>>;

/** Makes the portals answer the calls of the page. Any other address does not answer. */
export function answerAs(page: HostPage, answers: Answers): void {
  page.window.fetch = async (input) => {
    const { href, origin } = new URL(input instanceof page.window.Request ? input.url : String(input));
    const answer = answers[href] ?? answers[origin];
    if (answer === undefined) throw new page.window.TypeError("Failed to fetch");
    return page.window.Response.json(answer);
  };
}
