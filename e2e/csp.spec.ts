import { expect, test } from "@playwright/test";
import { ROUTES } from "./support/routes.ts";
import { PORTAL } from "./support/system.ts";

/** The portal runs under a strict policy: nothing inline but what its page is built with, nobody else's. */

test("the portal's policy allows nothing inline but the page's own and no third party, and no screen breaks it (rule 7.24)", async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { noteViolation } = window as unknown as { noteViolation(what: string): void };
      noteViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${PORTAL}/`)) foreign.push(request.url());
  });
  const answer = await page.goto("/");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).toContain("require-trusted-types-for 'script'");
  for (const route of [...ROUTES, "/nowhere"]) {
    await page.goto(`/#${route}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // the workers are the portal's own scripts, which its policy lets run
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(2);
  expect(violations).toEqual([]);
  expect(foreign).toEqual([]);
});
