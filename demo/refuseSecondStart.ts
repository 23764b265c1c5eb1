import { env, stderr } from "node:process";
import { runningPortal } from "./system/runningSystem.ts";

/** The first step of `npm start`: it ends the start when the demonstration already runs with this data folder. */

const portal = await runningPortal(env.KAUNTER_DATA || ".data");
if (portal !== undefined) {
  stderr.write(
    `Kaunter already runs at ${portal}. Open it there, or stop it with Ctrl+C where it was started.\n`,
  );
  process.exitCode = 1;
}
