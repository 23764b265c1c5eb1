import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { SourceMap } from "node:module";
import type { AddressInfo } from "node:net";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { PORTAL } from "../support/system.ts";
import { brotliBytes } from "../support/weight.ts";

/** The built elements as a council's page pins them, and the browser's check of them. */

/** A council's site whose page a test writes. Browsers let a page that no server sent load nothing from this machine. */
let html = "";
const site = createServer((_request, response) => response.setHeader("content-type", "text/html").end(html));

test.beforeAll(() => new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve)));
test.afterAll(() => {
  site.close();
});

interface IntegrityList {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

async function listIn(request: APIRequestContext, folder = ""): Promise<IntegrityList> {
  return (await request.get(`/widgets/${folder}integrity.json`)).json();
}

const hashOf = (body: Buffer) =>
  `sha384-${createHash("sha384").update(new Uint8Array(body)).digest("base64")}`;

test("every script is at both addresses with the published hash, and imports no unlisted script", async ({
  request,
}) => {
  const list = await listIn(request);
  expect(await listIn(request, `${list.version}/`)).toEqual(list);
  for (const [file, hash] of Object.entries(list.files)) {
    const evergreen = await (await request.get(`/widgets/${file}`)).body();
    const pinned = await (await request.get(`/widgets/${list.version}/${file}`)).body();
    expect([file, hashOf(evergreen), hashOf(pinned)]).toEqual([file, hash, hash]);
    const imported = evergreen.toString().matchAll(/(?:from|import)\(?["'`](\.[^"'`$]+\.js)["'`]/g);
    for (const [, path = ""] of imported)
      expect(list.files).toHaveProperty([new URL(path, `file:///${file}`).pathname.slice(1)]);
  }
});

test("every script has its source map, with the sources and without a path of the machine", async ({
  request,
}) => {
  const { files, version } = await listIn(request);
  const unmapped: string[] = [];
  for (const file of Object.keys(files).filter((name) => name.endsWith(".js"))) {
    const address = `${PORTAL}/widgets/${version}/${file}`;
    const named = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(await (await request.get(address)).text())?.[1];
    if (named === undefined) {
      unmapped.push(file);
      continue;
    }
    const answer = await request.get(new URL(named, address).href);
    expect([file, answer.status()]).toEqual([file, 200]);
    const { sources, sourcesContent } = await answer.json();
    expect(sourcesContent).toHaveLength(sources.length);
    expect(sourcesContent.filter((content: unknown) => typeof content !== "string")).toEqual([]);
    for (const source of sources) expect(source).not.toMatch(/^(?:\/|file:|[A-Za-z]:)|\/(?:home|tmp|work)\//);
  }
  // Code that the build makes has no source: the bundler's own helpers, and the list of the fonts' pieces.
  expect(unmapped.length).toBeLessThanOrEqual(2);
});

test("the loader's map finds the source, also of code after the list that the build inserts", async ({
  request,
}) => {
  const code = await (await request.get("/widgets/kaunter.js")).text();
  const payload = await (await request.get("/widgets/kaunter.js.map")).json();
  for (const word of ["MutationObserver", "kaunter-debug"]) {
    const entry = new SourceMap(payload).findEntry(0, code.indexOf(word));
    const line =
      "originalLine" in entry ? payload.sourcesContent[0].split("\n")[entry.originalLine] : "nowhere";
    expect(line).toContain(word);
  }
});

test("the loader has at most 1,024 bytes, compressed by brotli", async ({ request }) => {
  const loader = await (await request.get("/widgets/kaunter.js")).body();
  expect(brotliBytes(loader)).toBeLessThanOrEqual(1024);
});

async function openPage(page: Page, body: string): Promise<void> {
  html = `<!doctype html><title>A council</title>${body}`;
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
}

/** A page that pins the loader and, by an import map, everything that it imports. */
function pinned({ version, files }: IntegrityList): string {
  const folder = `${PORTAL}/widgets/${version}/`;
  const integrity = Object.fromEntries(Object.entries(files).map(([file, hash]) => [folder + file, hash]));
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>
    <script type="module" crossorigin src="${folder}kaunter.js" integrity="${files["kaunter.js"]}"></script>
    <kaunter-search council="mpt" charge="compound"><a href="${PORTAL}/#/search">Bayar di sini</a></kaunter-search>`;
}

test("a page that pins everything of a version works", async ({ page, request }) => {
  await openPage(page, pinned(await listIn(request)));
  await expect(page.locator("kaunter-search [part=surface]")).toBeVisible();
});

const CHANGED = [
  ["the loader", () => "kaunter.js"],
  ["an element's module", () => "kaunter-search.js"],
  ["what that imports", (module: string) => /chunks\/\w+\.js/.exec(module)?.[0] ?? "none"],
] as const;

for (const [what, changed] of CHANGED)
  test(`a page that pins everything of a version runs nothing when somebody changed ${what}`, async ({
    page,
    request,
  }) => {
    const list = await listIn(request);
    const refused = page.waitForEvent("console", (message) => /integrity/i.test(message.text()));
    const module = await (await request.get("/widgets/kaunter-search.js")).text();
    await page.route(`**/${changed(module)}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\n;globalThis.changed = true;` });
    });
    await openPage(page, pinned(list));
    await refused;
    await expect(page.getByRole("link", { name: "Bayar di sini" })).toBeVisible();
    expect(await page.evaluate(() => "changed" in globalThis)).toBe(false);
  });

test("the manifest lists the attributes and properties that the elements have in a browser", async ({
  page,
  request,
}) => {
  const { modules } = await (await request.get("/widgets/custom-elements.json")).json();
  const declarations = modules.flatMap(({ declarations }: { declarations: unknown[] }) => declarations);
  const tags = declarations.map(({ tagName }: { tagName: string }) => `<${tagName}></${tagName}>`).join("");
  await openPage(page, `<script type="module" src="${PORTAL}/widgets/kaunter.js"></script>${tags}`);
  expect(declarations).toHaveLength(6);
  const namesOf = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);
  for (const { tagName, attributes, members } of declarations) {
    const found = await page.evaluate(
      async ([tag, names]) => {
        const made = await customElements.whenDefined(tag);
        const element = document.createElement(tag);
        return {
          observed: "observedAttributes" in made ? made.observedAttributes : [],
          missing: names.filter((name) => !(name in element)),
        };
      },
      [tagName, namesOf(members)] as const,
    );
    expect(found).toEqual({ observed: expect.any(Array), missing: [] });
    expect(new Set(found.observed as string[])).toEqual(new Set(namesOf(attributes)));
  }
});
