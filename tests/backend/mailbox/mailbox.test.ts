import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createMailbox } from "../../../demo/mailbox/mailbox.ts";
import { MESSAGE_STYLE } from "../../../src/server/notifications/messagePage.ts";

const clock = { now: () => new Date("2026-08-03T02:00:00.000Z") };

const message = (number: number) => ({
  id: `${number}@kaunter.example`,
  to: "siti@example.my",
  subject: `Resit ${number}`,
  text: "Terima kasih\nhttp://localhost:4173/#/receipt",
  html: `<!doctype html><p title="a&amp;b">Resit "${number}"</p>`,
});

async function pageOf(mailbox: ReturnType<typeof createMailbox>, path: string): Promise<string> {
  return (await mailbox.app.request(`http://mail.localhost${path}`)).text();
}

describe("the demo's mailbox", () => {
  test("says on each page that it is a demonstration", async () => {
    const mailbox = createMailbox(clock);
    expect(await pageOf(mailbox, "/")).toContain("Belum ada mesej");
    await mailbox.mailer.send(message(1));
    for (const path of ["/", "/message/1", "/nowhere"]) {
      const page = await pageOf(mailbox, path);
      expect(page).toContain("Peti mel demo");
      expect(page).toContain("No real e-mail or SMS is sent.");
    }
  });

  test("lists messages with the newest first, and each message once", async () => {
    const mailbox = createMailbox(clock);
    for (const number of [1, 2, 3, 2]) await mailbox.mailer.send(message(number));
    const page = await pageOf(mailbox, "/");
    expect([...page.matchAll(/>Resit (\d)</g)].map(([, number]) => number)).toEqual(["3", "2", "1"]);
    expect(page).toContain("siti@example.my · 03/08/2026 10:00 AM");
  });

  test("keeps the newest two hundred", async () => {
    const mailbox = createMailbox(clock);
    for (let number = 1; number <= 201; number += 1) await mailbox.mailer.send(message(number));
    expect((await pageOf(mailbox, "/")).match(/<li>/g)).toHaveLength(200);
    expect((await mailbox.app.request("http://mail.localhost/message/1")).status).toBe(404);
    expect(await pageOf(mailbox, "/message/201")).toContain("Resit 201");
  });

  test("shows a message's text and its HTML, without running scripts or leaving its frame", async () => {
    const mailbox = createMailbox(clock);
    await mailbox.mailer.send(message(7));
    const page = await pageOf(mailbox, "/message/1");
    expect(page).toContain("<pre>Terima kasih\nhttp://localhost:4173/#/receipt</pre>");
    const [, sandbox, content] = /sandbox="([^"]*)" srcdoc="([^"]*)"/.exec(page) ?? [];
    expect(sandbox).not.toMatch(/allow-(?:scripts|same-origin|forms|top-navigation|modals)/);
    expect(content).toBe(
      "&lt;!doctype html&gt;&lt;p title=&quot;a&amp;amp;b&quot;&gt;Resit &quot;7&quot;&lt;/p&gt;",
    );
  });

  test("shows each SMS as text, beside the e-mails", async () => {
    const mailbox = createMailbox(clock);
    for (const text of ["Kod 1", "Kod 1"]) await mailbox.sms.send({ to: "0123456789", text });
    expect((await pageOf(mailbox, "/")).match(/0123456789/g)).toHaveLength(2);
    const page = await pageOf(mailbox, "/message/2");
    expect(page).toContain("<pre>Kod 1</pre>");
    expect(page).not.toContain("iframe");
  });

  test("shows hostile markup as text", async () => {
    const mailbox = createMailbox(clock);
    const hostile = "</pre><script>alert(1)</script>";
    await mailbox.mailer.send({ ...message(1), subject: hostile, text: hostile, to: hostile, id: hostile });
    for (const path of ["/", "/message/1"])
      expect(await pageOf(mailbox, path)).not.toMatch(/<script|<\/pre><s/);
  });

  test("has a policy that allows only its own style and that of the receipts", async () => {
    const mailbox = createMailbox(clock);
    const answer = await mailbox.app.request("http://mail.localhost/");
    const policy = answer.headers.get("content-security-policy") ?? "";
    const hash = createHash("sha256").update(MESSAGE_STYLE).digest("base64");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toMatch(/unsafe|\*|http|script-src/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    for (const sheet of ["demo.css", "mailbox.css"]) {
      const style = await mailbox.app.request(`http://mail.localhost/${sheet}`);
      expect(style.headers.get("content-type")).toContain("text/css");
    }
  });

  test.each(["/message/0", "/message/x", "/message/1e0", "/message/"])(
    "finds no message at %s",
    async (path) => {
      const mailbox = createMailbox(clock);
      await mailbox.mailer.send(message(1));
      expect((await mailbox.app.request(`http://mail.localhost${path}`)).status).toBe(404);
    },
  );
});
