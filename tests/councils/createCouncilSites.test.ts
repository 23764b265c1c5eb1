import { describe, expect, it } from "vitest";
import { createCouncilSites, PAGES } from "../../demo/councils/createCouncilSites.ts";
import { document } from "../../demo/councils/layout.ts";
import { home } from "../../demo/councils/pages/home.ts";
import { COUNCIL_CODES, COUNCILS } from "../../src/domain/councils.ts";

const PORTAL = "http://localhost:4173";
const sites = createCouncilSites({ portal: `${PORTAL}/` });
const POLICY = `default-src 'self'; script-src 'self' ${PORTAL}; connect-src 'self' ${PORTAL}; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

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
    "answer %s with the site's policy and the widgets' script",
    async (path) => {
      const { status, policy, html } = await page(`http://mpt.localhost:4174${path}`);
      expect(status).toBe(200);
      expect(policy).toBe(POLICY);
      expect(html).toContain(`<script type="module" src="${PORTAL}/widgets/kaunter.js"></script>`);
      expect(html).toContain(COUNCILS.mpt.name);
    },
  );

  it.each(PAGES.map((held) => held.path))(
    "hold nothing inline in %s that the policy would block",
    async (path) => {
      const { html } = await page(`http://mpt.localhost:4174${path}`);
      expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]* src=)/i);
    },
  );

  it.each(COUNCIL_CODES)("answer for %s by the host's name, with a fallback link", async (code) => {
    const { html } = await page(`http://${code}.localhost:4174/`);
    expect(html).toContain(
      `<kaunter-pay council="${code}"><a href="${PORTAL}/#/search?council=${code}">Bayar di sini</a></kaunter-pay>`,
    );
  });

  it("serve every style sheet that a page links", async () => {
    const linked = new Set<string>();
    for (const { path } of PAGES)
      for (const [, sheet] of (await page(`http://dbkk.localhost${path}`)).html.matchAll(
        /stylesheet" href="([^"]+)"/g,
      ))
        if (sheet !== undefined) linked.add(sheet);
    expect([...linked].sort()).toEqual([
      "/style/accent.css",
      "/style/bootstrap-column.css",
      "/style/bootstrap.css",
      "/style/hostile.css",
      "/style/site.css",
    ]);
    for (const sheet of linked) {
      const answer = await sites.request(`http://dbkk.localhost${sheet}`);
      expect([sheet, answer.status, answer.headers.get("content-type")]).toEqual([
        sheet,
        200,
        "text/css; charset=utf-8",
      ]);
    }
  });

  it("give some councils' colour to the widgets", async () => {
    const sheet = async (code: string) =>
      (await sites.request(`http://${code}.localhost/style/accent.css`)).text();
    expect(await sheet("dbkk")).toContain("--kaunter-primary: #0b3d91");
    expect(await sheet("mpt")).not.toContain("--kaunter-primary");
  });

  it("link the screens on pages of their own to each other", async () => {
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

  it("leave the English page's language to the page", async () => {
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
  ])("find nothing at %s and keep the policy", async (address) => {
    const { status, policy } = await page(address);
    expect([status, policy]).toEqual([404, POLICY]);
  });

  it("escape a council's name wherever it stands", async () => {
    const council = { ...COUNCILS.mpt, name: `Majlis "<img src=x onerror=alert(1)>" & Rakan` };
    const html = String(await document({ council, portal: PORTAL }, home));
    expect(html).not.toContain("<img");
    expect(html).toContain("Majlis &quot;&lt;img src=x onerror=alert(1)&gt;&quot; &amp; Rakan");
  });
});
