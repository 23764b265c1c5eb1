import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MailFailure } from "../../../src/server/notifications/mailer.ts";
import { mustEncrypt, smtpMailer } from "../../../src/server/notifications/smtpMailer.ts";
import { type SmtpServer, smtpServer } from "./smtpServer.ts";

const MESSAGE = {
  id: "0123456789abcdef@kaunter.example",
  to: "siti@example.my",
  subject: "您的付款收据 R260803",
  text: "谢谢",
  html: "<p>谢谢</p>",
};

let server: SmtpServer;

beforeEach(async () => {
  server = await smtpServer();
});

afterEach(() => server.close());

const mailer = () => smtpMailer({ url: server.url, from: "resit@kaunter.example" });

async function failureOf(sending: Promise<void>): Promise<unknown> {
  try {
    await sending;
  } catch (failure) {
    return failure;
  }
  throw new Error("it was sent");
}

describe("the mail server", () => {
  test("gets the whole message: addresses, id, text and HTML", async () => {
    await mailer().send(MESSAGE);
    expect(server.commands).toContain("MAIL FROM:<resit@kaunter.example>");
    expect(server.commands.some((command) => command.startsWith("RCPT TO:<siti@example.my>"))).toBe(true);
    const [message = ""] = server.messages;
    expect(message).toContain("Message-ID: <0123456789abcdef@kaunter.example>");
    expect(message).toContain("From: Kaunter <resit@kaunter.example>");
    expect(message).toMatch(/^To: siti@example\.my\r$/m);
    expect(message).toContain("Auto-Submitted: auto-generated");
    expect(message).toMatch(/multipart\/alternative/);
    const bodies = [...message.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, body = ""]) =>
      Buffer.from(body, "base64").toString("utf8"),
    );
    expect(bodies).toEqual(["谢谢", "<p>谢谢</p>"]);
  });

  test.each([
    ["MAIL", "450 4.2.0 siti@example.my busy", 450],
    ["RCPT", "550 5.1.1 <siti@example.my> unknown", 550],
    ["DATA", "554 5.7.1 refused siti@example.my", 554],
  ])(
    "that refuses at %s causes an error with the reply's code and without the address",
    async (verb, reply, code) => {
      server.answer = (command) => (command.startsWith(verb) ? reply : undefined);
      const failure = await failureOf(mailer().send(MESSAGE));
      expect(failure).toBeInstanceOf(MailFailure);
      expect(failure).toMatchObject({ reply: code, code: expect.stringMatching(/^E[A-Z]+$/) });
      expect(`${(failure as Error).stack}${JSON.stringify(failure)}`).not.toContain("siti");
      expect(server.messages).toEqual([]);
    },
  );

  test("that does not answer causes an error as well", async () => {
    await server.close();
    expect(await failureOf(mailer().send(MESSAGE))).toMatchObject({ name: "MailFailure", reply: undefined });
    server = await smtpServer();
  });

  test("gets no file and no address that a message's text names", async () => {
    await mailer().send({ ...MESSAGE, text: "file:///etc/hostname", html: "http://evil.example/" });
    expect(server.messages[0]).toContain("file:///etc/hostname");
    expect(server.messages[0]).toContain("http://evil.example/");
  });
});

describe("the connection to the mail server", () => {
  test.each([
    ["smtp://127.0.0.1:25", false],
    ["smtp://[::1]:25", false],
    ["smtp://localhost", false],
    ["smtp://mail.example", true],
    ["smtp://127.0.0.1.example", true],
    ["smtp://192.168.1.1", true],
  ])("%s: encrypted %s", (url, isEncrypted) => {
    expect(mustEncrypt(url)).toBe(isEncrypted);
  });
});
