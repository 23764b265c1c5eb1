import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { linesAbout } from "./heldOutLines.ts";
import { loadFile } from "./loadFile.ts";
import { runCommand } from "./runCommand.ts";
import type { SystemPlace } from "./runningSystem.ts";
import { complain } from "./terminal.ts";

/**
 * `npm run load -- records.json` loads council records (JSON, NDJSON or CSV) into the running data. docs/records.md describes it and
 * the format.
 *
 * - `--snapshot` withdraws the records of the file's councils and charge types that the file does not have. It asks first.
 * - `--yes` withdraws them without asking.
 * - `--discard` gives up an earlier load that was cut off.
 * - `--confirm <record>`, once or more, loads a record although it brings a paid bill back.
 *
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 loaded, 1 the file cannot be loaded, 2 wrong arguments, 3 the data could not be written, 4 loaded without the
 * records that the command names, 5 not confirmed.
 */
await runCommand({
  usage: "Usage: npm run load -- <file> [--snapshot] [--yes] [--discard] [--confirm <record>]...",
  read: readArguments,
  run: load,
});

type Asked = NonNullable<ReturnType<typeof readArguments>>;

async function load(place: SystemPlace, options: Asked): Promise<number> {
  if (options.isSnapshot && !options.isConfirmed && !process.stdin.isTTY)
    return complain(2, "--snapshot asks before it withdraws records. Without a terminal, add --yes.");
  const ended = await loadFile(options, place);
  if ("complaints" in ended) return complain(ended.code, ended.complaints.join("\n"));
  stdout.write(`${ended.report}\n`);
  return ended.heldOut.length === 0 ? 0 : complain(4, linesAbout(ended.heldOut).join("\n"));
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        snapshot: { type: "boolean" },
        yes: { type: "boolean" },
        discard: { type: "boolean" },
        confirm: { type: "string", multiple: true },
      },
    });
    const [path] = positionals;
    if (path === undefined || positionals.length > 1) return undefined;
    const { snapshot = false, yes = false, discard = false, confirm = [] } = values;
    return { path, isSnapshot: snapshot, isConfirmed: yes, discards: discard, confirmed: confirm };
  } catch {
    return undefined;
  }
}
