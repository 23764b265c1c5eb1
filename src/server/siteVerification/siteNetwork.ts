import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { type RequestOptions, request } from "node:https";
import { SiteFailure } from "./siteFailure.ts";

export interface FileRequest {
  readonly host: string;
  /** The checked address. No name is resolved for the connection. */
  readonly address: string;
  readonly path: string;
  /** Bytes. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/** The head of an answer. The body is empty unless the status is 200. */
export interface FileAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: Uint8Array;
}

/** The network to the councils' sites. */
export interface SiteNetwork {
  /** The addresses of a name. @throws Error when it has none */
  resolve(host: string): Promise<readonly string[]>;
  /** Reads a file over https, and follows no redirect. @throws SiteFailure `too_large`; another Error without an answer */
  read(asked: FileRequest): Promise<FileAnswer>;
}

/** Bytes of an answer's head. */
const MOST_HEAD = 8192;

/**
 * Reads a file from the address, with the certificate of the host.
 * @param server the port and the authority of the certificate, where they are not the usual ones
 */
export async function readOverHttps(
  { host, address, path, most, signal }: FileRequest,
  server: Pick<RequestOptions, "port" | "ca"> = {},
): Promise<FileAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        ...server,
        host: address,
        servername: host,
        rejectUnauthorized: true,
        path,
        headers: { host, accept: "application/json", "user-agent": "Kaunter" },
        maxHeaderSize: MOST_HEAD,
        agent: false,
        signal,
      },
      resolve,
    )
      .on("error", reject)
      .end();
  });
  const head = { status: answer.statusCode ?? 0, contentType: answer.headers["content-type"] };
  if (head.status !== 200) {
    answer.destroy();
    return { ...head, body: new Uint8Array() };
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  // leaving the loop closes the connection
  for await (const piece of answer as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > most) throw new SiteFailure("too_large");
    pieces.push(piece);
  }
  return { ...head, body: new Uint8Array(Buffer.concat(pieces)) };
}

export const internet: SiteNetwork = {
  async resolve(host) {
    const found = await lookup(host, { all: true, order: "ipv4first" });
    return found.map(({ address }) => address);
  },
  read: (asked) => readOverHttps(asked),
};
