import { describeError, type Log } from "../log.ts";

/**
 * The body of an answer, made piece by piece as the caller reads it. When a piece fails, the body ends with an error, so that the
 * caller cannot take the part that came for the whole file. A caller who hangs up ends the work.
 */
export function fileBody(log: Log, pieces: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(body) {
      try {
        const next = await pieces.next();
        if (next.done === true) body.close();
        else body.enqueue(typeof next.value === "string" ? encoder.encode(next.value) : next.value);
      } catch (failure) {
        log({ event: "file_cut_off", ...describeError(failure) });
        // the message of the failure can quote what the server read
        body.error(new Error("The file is cut off: ask for it again."));
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
