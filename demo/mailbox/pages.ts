import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html } from "hono/html";
import { formatDateTime } from "../../src/domain/malaysiaTime.ts";
import type { Message } from "../../src/server/notifications/mailer.ts";
import { MESSAGE_STYLE } from "../../src/server/notifications/messagePage.ts";
import { type DemoPlace, type Markup, showDemoPage } from "../pages/demoPage.ts";

/** A message in the mailbox. An SMS has no HTML. */
export interface ReceivedMessage extends Omit<Message, "html"> {
  readonly html: string | undefined;
  readonly number: number;
  readonly receivedAt: Date;
}

type Shown = Response | Promise<Response>;

/** The policy of the page and of the message's frame, which inherits it. It allows the message's one style sheet by its hash. */
const POLICY = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash("sha256").update(MESSAGE_STYLE).digest("base64")}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The path of the mailbox's own style sheet. */
export const SHEET = "/mailbox.css";

const MAILBOX: DemoPlace = {
  name: { malay: "Peti mel demo", english: "Demonstration mailbox" },
  note: { malay: "Tiada e‑mel atau SMS sebenar dihantar.", english: "No real e-mail or SMS is sent." },
  sheet: SHEET,
};

export function showList(context: Context, received: readonly ReceivedMessage[]): Shown {
  const entries = received.map(
    ({ number, subject, to, receivedAt }) => html`<li>
<a href="/message/${number}">${subject}</a>
<span class="quiet">${to} · ${formatDateTime(receivedAt)}</span>
</li>
`,
  );
  return show(context, {
    title: "Peti mel demo",
    body: html`<h1>Peti mel <span lang="en">Mailbox</span></h1>
${
  received.length === 0
    ? html`<p>Belum ada mesej. <span class="quiet" lang="en">No messages yet. Pay a bill, then reload this page.</span></p>`
    : html`<ol>${entries}</ol>`
}`,
  });
}

/**
 * Shows an e-mail as a mail program does, and an SMS as text. The message's HTML can run no script and submit no form. Its links
 * open new pages.
 */
export function showMessage(context: Context, message: ReceivedMessage): Shown {
  return show(context, {
    title: message.subject,
    body: html`<p><a href="/">Semua mesej <span lang="en">All messages</span></a></p>
<h1>${message.subject}</h1>
<dl>
<div><dt>Kepada <span lang="en">To</span></dt><dd>${message.to}</dd></div>
<div><dt>Diterima <span lang="en">Received</span></dt><dd>${formatDateTime(message.receivedAt)}</dd></div>
<div><dt>Message-ID</dt><dd>${message.id}</dd></div>
</dl>
${
  message.html === undefined
    ? ""
    : html`<h2>HTML</h2>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${message.html}"></iframe>`
}
<h2>Teks <span lang="en">Text</span></h2>
<pre>${message.text}</pre>`,
  });
}

export function showUnknown(context: Context): Shown {
  return show(
    context,
    {
      title: "Tiada mesej",
      body: html`<h1>Tiada mesej di sini <span lang="en">No message here</span></h1>
<p><a href="/">Semua mesej <span lang="en">All messages</span></a></p>`,
    },
    404,
  );
}

/** Shows a page of the mailbox. A link in a message sends no Referer. */
function show(
  context: Context,
  page: { readonly title: string; readonly body: Markup },
  status: 200 | 404 = 200,
): Shown {
  context.status(status);
  context.header("Referrer-Policy", "no-referrer");
  return showDemoPage(context, MAILBOX, { ...page, policy: POLICY });
}
