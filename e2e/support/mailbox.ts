import { type APIRequestContext, expect } from "@playwright/test";
import { unescaped } from "../../tests/unescaped.ts";
import { MAILBOX } from "./system.ts";

/** The demonstration's mailbox, which shows every message that the portal sends. */

/** @returns the path of the newest e-mail or SMS with this subject to the recipient, or "" when there is none yet */
export async function newestMessage(
  request: APIRequestContext,
  recipient: string,
  subject: string,
): Promise<string> {
  const entries = (await read(request, "/")).split("<li>").map(unescaped);
  const entry = entries.find((words) => words.includes(recipient) && words.includes(subject)) ?? "";
  return /href="(\/message\/\d+)"/.exec(entry)?.[1] ?? "";
}

/**
 * Waits for a message.
 * @param former the newest one before, which is not the one that is awaited
 * @returns the path of the newest e-mail or SMS with this subject to the recipient
 */
export async function pathOfMessage(
  request: APIRequestContext,
  recipient: string,
  subject: string,
  former = "",
): Promise<string> {
  let path = "";
  const arrived = `"${subject}" for ${recipient}`;
  await expect
    .poll(async () => {
      path = await newestMessage(request, recipient, subject);
      return path === "" || path === former ? "not there" : arrived;
    })
    .toBe(arrived);
  return path;
}

/** The text of the newest e-mail or SMS with this subject to the recipient. */
export async function messageTo(
  request: APIRequestContext,
  recipient: string,
  subject: string,
  former = "",
): Promise<string> {
  const page = await read(request, await pathOfMessage(request, recipient, subject, former));
  return unescaped(/<pre>([^<]*)<\/pre>/.exec(page)?.[1] ?? "");
}

/** A page of the mailbox. Node may not resolve *.localhost. */
async function read(request: APIRequestContext, path: string): Promise<string> {
  const { host, port } = new URL(MAILBOX);
  const answer = await request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } });
  return answer.text();
}
