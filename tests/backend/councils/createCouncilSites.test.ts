import { describe, expect, it } from "vitest";
import { createCouncilSites, PAGES, TRIALS } from "../../../demo/councils/createCouncilSites.ts";
import { document } from "../../../demo/councils/layout.ts";
import { home } from "../../../demo/councils/pages/home.ts";
import { SCRIPTS, SHEETS } from "../../../demo/councils/served.ts";
import { COUNCIL_CODES, COUNCILS } from "../../../src/domain/councils.ts";

const PORTAL = "http://localhost:4173";
const sites = createCouncilSites({ portal: `${PORTAL}/` });
const POLICY = `default-src 'self'; script-src 'self' ${PORTAL}; connect-src 'self' ${PORTAL}; frame-src ${PORTAL}; style-src 'self' ${PORTAL}; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
const STRICT = `default-src 'none'; script-src ${PORTAL}/widgets/; connect-src ${PORTAL}; style-src 'self' ${PORTAL}/widgets/; img-src 'self'; font-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

const FRAMING = `default-src 'self'; frame-src ${PORTAL}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
const POLICIES = { careful: POLICY, strict: STRICT, framing: FRAMING, none: null };
const SHEET = `<link rel="stylesheet" href="${PORTAL}/widgets/kaunter.css">`;
const SCRIPT = `<script type="module" src="${PORTAL}/widgets/kaunter.js"></script>`;

async function page(address: string) {
  const answer = await sites.request(address);
  return {
    status: answer.status,
    policy: answer.headers.get("content-security-policy"),
    html: await answer.text(),
  };
}

describe("the council sites", () => {
  it.each(PAGES.map((held) => held.path))(
    "answer %s with the page's policy, and with the widgets' script where the policy allows it",
    async (path) => {
      const { policy: own = "careful" } = PAGES.find((held) => held.path === path) ?? {};
      const { status, policy, html } = await page(`http://mpt.localhost:4174${path}`);
      expect(status).toBe(200);
      expect(policy).toBe(POLICIES[own]);
      for (const line of [SHEET, SCRIPT]) expect(html.includes(line)).toBe(own !== "framing");
      expect(html).toContain(COUNCILS.mpt.name);
    },
  );

  it.each(PAGES.map((held) => held.path))(
    "have nothing inline in %s that the policy would block",
    async (path) => {
      const { html } = await page(`http://mpt.localhost:4174${path}`);
      expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]* src=)/i);
    },
  );

  it.each(COUNCIL_CODES)(
    "answer for %s by the host name, with a link that names the council",
    async (code) => {
      const { html } = await page(`http://${code}.localhost:4174/`);
      expect(html).toContain(
        `<kaunter-pay council="${code}"><a href="${PORTAL}/#/search?council=${code}">Bayar di sini: ${COUNCILS[code].name}</a></kaunter-pay>`,
      );
    },
  );

  it("serve every style sheet and script that a page links, and have none that no page links", async () => {
    const linked = new Set<string>();
    for (const { path } of PAGES)
      for (const [, file] of (await page(`http://dbkk.localhost${path}`)).html.matchAll(
        /(?:href|src)="(\/(?:style|script)\/[^"]+)"/g,
      ))
        if (file !== undefined) linked.add(file);
    for (const name of [...SHEETS.keys(), "accent.css"]) expect(linked).toContain(`/style/${name}`);
    for (const name of SCRIPTS.keys()) expect(linked).toContain(`/script/${name}`);
    for (const file of linked) {
      const answer = await sites.request(`http://dbkk.localhost${file}`);
      const kind = file.endsWith(".css") ? "css" : "javascript";
      expect([file, answer.status, answer.headers.get("content-type")]).toEqual([
        file,
        200,
        `text/${kind}; charset=utf-8`,
      ]);
    }
  });

  it("answer at another host name that the portal allows, when it begins with a council's code", async () => {
    const sites = createCouncilSites({
      portal: PORTAL,
      origins: ["http://dbkk.majlis.test:4174", "http://xyz.majlis.test:4174"],
    });
    const status = async (host: string) => (await sites.request(`http://${host}:4174/`)).status;
    expect(await status("dbkk.majlis.test")).toBe(200);
    expect(await status("mpt.localhost")).toBe(200);
    expect(await status("xyz.majlis.test")).toBe(404);
    expect(await status("mpt.majlis.test")).toBe(404);
  });

  it("list the pages that try the elements, on every page and at the bare host with a description of each", async () => {
    const { html: list } = await page("http://localhost:4174/");
    const { html: footer } = await page("http://mdtnm.localhost:4174/");
    for (const { path, title, about } of TRIALS) {
      expect(footer).toContain(`<a href="${path}" >${title}</a>`);
      expect(list).toContain(`<a href="http://mpt.localhost:4174${path}">${title}</a>`);
      expect(about).toMatch(/\S\.$/);
      expect(list).toContain(about);
    }
  });

  it("pass the colour of some councils on to the widgets", async () => {
    const sheet = async (code: string) =>
      (await sites.request(`http://${code}.localhost/style/accent.css`)).text();
    expect(await sheet("dbkk")).toContain("--kaunter-primary: #0b3d91");
    expect(await sheet("mpt")).not.toContain("--kaunter-primary");
  });

  it("link the pages of their single screens to each other", async () => {
    const pages = {
      search: "/bayar.html",
      cart: "/troli.html",
      checkout: "/bayaran.html",
      receipt: "/resit.html",
      licence: "/lesen.html",
    };
    for (const [screen, path] of Object.entries(pages)) {
      const { html } = await page(`http://mpt.localhost${path}`);
      const tag = new RegExp(`<kaunter-${screen} [^>]*>`).exec(html)?.[0];
      for (const [other, href] of Object.entries(pages))
        expect(tag?.includes(`${other}-href="${href}"`)).toBe(other !== screen);
    }
  });

  it("set no language on the widget of the English page, which takes the page's own", async () => {
    const { html } = await page("http://mpt.localhost/english.html");
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<kaunter-pay council="mpt">/);
  });

  it.each(["http://127.0.0.1:4174/", "http://localhost:4174/"])(
    "list all sites at %s, on its port",
    async (address) => {
      const { status, policy, html } = await page(address);
      expect(status).toBe(200);
      expect(policy).toBe(POLICY);
      for (const code of COUNCIL_CODES) expect(html).toContain(`href="http://${code}.localhost:4174/"`);
    },
  );

  it.each([
    "http://xyz.localhost:4174/",
    "http://mpt.example:4174/",
    "http://a.mpt.localhost:4174/",
    "http://localhost:4174/bayar.html",
    "http://mpt.localhost:4174/nothing.html",
    "http://mpt.localhost:4174/style/..%2f..%2fpackage.json",
  ])("answer 404 at %s and keep the policy", async (address) => {
    const { status, policy } = await page(address);
    expect([status, policy]).toEqual([404, POLICY]);
  });

  it("escape a council's name everywhere", async () => {
    const council = { ...COUNCILS.mpt, name: `Majlis "<img src=x onerror=alert(1)>" & Rakan` };
    const html = String(await document({ council, portal: PORTAL }, home, TRIALS));
    expect(html).not.toContain("<img");
    expect(html).toContain("Majlis &quot;&lt;img src=x onerror=alert(1)&gt;&quot; &amp; Rakan");
  });
});
