import { type APIRequestContext, expect } from "@playwright/test";
import { unescaped } from "../../tests/unescaped.ts";
import { MAILBOX } from "./system.ts";

/** The demo's mailbox, which shows what the portal sends to anyone. */

/** Waits for a message. @returns the path of the newest of this subject to the recipient, an e-mail or an SMS */
export async function pathOfMessage(
  request: APIRequestContext,
  recipient: string,
  subject: string,
): Promise<string> {
  let path = "";
  const told = `"${subject}" for ${recipient}`;
  await expect
    .poll(async () => {
      const entries = (await read(request, "/")).split("<li>").map(unescaped);
      const entry = entries.find((words) => words.includes(recipient) && words.includes(subject)) ?? "";
      path = /href="(\/message\/\d+)"/.exec(entry)?.[1] ?? "";
      return path === "" ? "not there" : told;
    })
    .toBe(told);
  return path;
}

/** The words of the newest message of this subject to the recipient: an e-mail's, or an SMS's. */
export async function messageTo(
  request: APIRequestContext,
  recipient: string,
  subject: string,
): Promise<string> {
  const page = await read(request, await pathOfMessage(request, recipient, subject));
  return unescaped(/<pre>([^<]*)<\/pre>/.exec(page)?.[1] ?? "");
}

/** A page of the mailbox. Node may not resolve *.localhost. */
async function read(request: APIRequestContext, path: string): Promise<string> {
  const { host, port } = new URL(MAILBOX);
  const answer = await request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } });
  return answer.text();
}
