import { createServer, type Socket } from "node:net";

/** A mail server of this machine that takes every message, or answers as a test wants; no encryption, no accounts. */

export interface SmtpServer {
  readonly url: string;
  /** The commands it was given, and the messages as they came over the wire. */
  readonly commands: readonly string[];
  readonly messages: readonly string[];
  /** What it answers to a command; undefined takes it. */
  answer: (command: string) => string | undefined;
  close(): Promise<void>;
}

const USUAL: Readonly<Record<string, string>> = {
  EHLO: "250 mail.test",
  DATA: "354 go on",
  QUIT: "221 bye",
};

export async function smtpServer(): Promise<SmtpServer> {
  const commands: string[] = [];
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    talk(socket);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");

  function talk(socket: Socket): void {
    let waiting = "";
    let isData = false;
    socket.write("220 mail.test\r\n");
    socket.setEncoding("utf8").on("data", (chunk) => {
      waiting += chunk;
      for (;;) {
        const end = isData ? "\r\n.\r\n" : "\r\n";
        const place = waiting.indexOf(end);
        if (place < 0) return;
        const line = waiting.slice(0, place);
        waiting = waiting.slice(place + end.length);
        if (isData) {
          messages.push(line);
          isData = false;
          socket.write("250 taken\r\n");
          continue;
        }
        commands.push(line);
        const verb = line.split(" ")[0] ?? "";
        const said = smtp.answer(line) ?? USUAL[verb] ?? "250 ok";
        isData = said.startsWith("354");
        socket.write(`${said}\r\n`);
      }
    });
  }

  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    commands,
    messages,
    answer: () => undefined,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
  return smtp;
}
