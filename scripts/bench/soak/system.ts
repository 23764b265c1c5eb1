import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { startSystem } from "../../../demo/system/startSystem.ts";
import { logToStandardError } from "../../../src/server/log.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { answerBenchmark, folder } from "../backend/answerBenchmark.ts";

/** The program of the whole system in a separate process, with the reconciler, the outbox, the metrics and the log. */

const keys = join(folder, "keys");

const system = await startSystem({
  ports: { portal: 0, councils: 0, simulators: 0 },
  settings: readSettings({
    ...env,
    KAUNTER_DATA: folder,
    KAUNTER_FPX_KEY: join(keys, "merchant.key.pem"),
    KAUNTER_FPX_CERTIFICATES: join(keys, "exchange.certificate.pem"),
  }),
  files: { portal: tmpdir(), widgets: tmpdir() },
  log: logToStandardError("error"),
});

answerBenchmark(`http://127.0.0.1:${new URL(system.urls.portal).port}`, () => system.close());
