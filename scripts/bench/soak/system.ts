import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { logToStandardError } from "../../../src/server/log.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { startServer } from "../../../src/server/start/startServer.ts";
import { answerBenchmark, folder } from "../backend/answerBenchmark.ts";

/** The program of a deployment in a separate process, with the reconciler, the outbox, the metrics and the log. */

const keys = join(folder, "keys");

const server = await startServer({
  port: 0,
  settings: readSettings({
    ...env,
    KAUNTER_DATA: folder,
    KAUNTER_FPX_KEY: join(keys, "merchant.key.pem"),
    KAUNTER_FPX_CERTIFICATES: join(keys, "exchange.certificate.pem"),
  }),
  files: { portal: tmpdir(), widgets: tmpdir() },
  log: logToStandardError("error"),
});

answerBenchmark(`http://127.0.0.1:${new URL(server.portal).port}`, () => server.close());
