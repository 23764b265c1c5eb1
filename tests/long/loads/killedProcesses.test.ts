import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { array, assert, string, type } from "superstruct";
import { expect, test } from "vitest";
import type { LoadStep } from "../../../src/server/records/loading/loadSteps.ts";
import { COMPOUND } from "../../backend/bills/bills.ts";
import { type BackendProcess, Gone } from "../durability/childProcess.ts";
import { inWorld, type World } from "../durability/world.ts";
import { inFile } from "./snapshotLoad.ts";

/** Loads by the real command into the real server, each in a process of its own, and one of the two is killed. */

const VEHICLE = "SAB7777K";
const NUMBERS = ["000101", "000102", "000103"];

const answered = type({ rows: array(type({ offence: string() })) });

/** The command's end. Its code is null when it was killed. */
interface Ended {
  readonly code: number | null;
  readonly complained: string;
}

interface Commands {
  /**
   * Loads the bills with a new offence.
   * @param killAfter kills the command when the server has taken this step, before the command gets the answer
   */
  load(offence: string, killAfter?: LoadStep["do"]): Promise<Ended>;
  close(): void;
}

/** @param running the server of that moment */
async function commandsOf({ data }: World, running: () => BackendProcess): Promise<Commands> {
  let killAfter: LoadStep["do"] | undefined;
  let kill = (): void => undefined;
  const passing = createServer(async (request, response) => {
    const body = await text(request);
    const { "content-type": type = "", authorization = "" } = request.headers;
    try {
      const answer = await running().app.request(request.url ?? "", {
        method: "POST",
        headers: { "content-type": type, authorization },
        body,
      });
      if (killAfter !== undefined && JSON.parse(body).do === killAfter) return kill();
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    } catch (failure) {
      if (!(failure instanceof Gone)) throw failure;
      response.destroy();
    }
  });
  await once(passing.listen(0, "127.0.0.1"), "listening");
  const { port } = passing.address() as AddressInfo;
  return {
    async load(offence, after) {
      const path = join(data, `${offence}.json`);
      const bills = NUMBERS.map((number) =>
        inFile(
          { ...COMPOUND, _id: `K26${number}`, compound_no: `K26-${number}`, vehicle_no: VEHICLE, offence },
          "10.00",
        ),
      );
      await writeFile(path, JSON.stringify(bills));
      const child = spawn(process.execPath, ["src/server/commands/load.ts", path], {
        stdio: ["ignore", "ignore", "pipe"],
        env: {
          ...process.env,
          KAUNTER_DATA: data,
          PORT: String(port),
          COUCHDB_URL: "",
          // compiled once for all of them
          NODE_COMPILE_CACHE: join(data, "compiled"),
        },
      });
      killAfter = after;
      kill = () => void child.kill("SIGKILL");
      const [complained, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
      return { code, complained };
    },
    close: () => void passing.close(),
  };
}

/** The offences of the bills that a citizen finds by the vehicle. */
async function offences({ app }: BackendProcess): Promise<readonly string[]> {
  const answer = await app.request("/compounds", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ council: "mpt", payment_type: "compound", _id: VEHICLE }),
  });
  const found: unknown = await answer.json();
  assert(found, answered);
  return found.rows.map(({ offence }) => offence);
}

const all = (offence: string) => NUMBERS.map(() => offence);

test(
  "a load whose command or whose server is killed shows all of the file or nothing of it, and the same command finishes it",
  () =>
    inWorld("embedded", 1, async (world) => {
      let running = await world.begin();
      const commands = await commandsOf(world, () => running);
      try {
        expect(await commands.load("first")).toEqual({ code: 0, complained: "" });
        expect(await offences(running)).toEqual(all("first"));

        expect((await commands.load("second", "prepare")).code).toBeNull();
        expect(await offences(running)).toEqual(all("first"));
        // it goes on with the file, and is killed again
        expect((await commands.load("second", "switch")).code).toBeNull();
        expect(await offences(running)).toEqual(all("second"));
        expect((await commands.load("second")).code).toBe(0);
        expect(await offences(running)).toEqual(all("second"));

        // the fourth write is that of the next versions
        await running.dieAt({ write: 4, when: "after" });
        const { code, complained } = await commands.load("third");
        expect([code, complained]).toEqual([3, expect.stringContaining("broke off")]);
        expect(await running.ended).toBe("SIGKILL");
        running = await world.begin();
        expect(await offences(running)).toEqual(all("second"));
        expect((await commands.load("third")).code).toBe(0);
        expect(await offences(running)).toEqual(all("third"));
        expect(await running.end()).toBe(true);
      } finally {
        commands.close();
      }
    }),
  180_000,
);
