import { createServer, type Socket } from "node:net";

/** A mail server on this machine that accepts every message, or answers as a test wants. It has no encryption and no accounts. */

export interface SmtpServer {
  readonly url: string;
  /** The commands that it got. `messages` has the messages as sent. */
  readonly commands: readonly string[];
  readonly messages: readonly string[];
  /** Its answer to a command. It accepts the command when this is undefined. */
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
