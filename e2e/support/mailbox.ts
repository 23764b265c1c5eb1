import { type APIRequestContext, expect } from "@playwright/test";
import { unescaped } from "../../tests/unescaped.ts";
import { MAILBOX } from "./system.ts";

/** The demonstration's mailbox, which shows every message that the portal sends. */

/** Waits for a message. @returns the path of the newest e-mail or SMS with this subject to the recipient */
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

/** The text of the newest e-mail or SMS with this subject to the recipient. */
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
