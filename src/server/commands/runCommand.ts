import { argv } from "node:process";
import { placeOfSystem, type SystemPlace } from "./runningSystem.ts";
import { complain } from "./terminal.ts";

/**
 * Runs a command that needs the system's place, and sets the exit code.
 *
 * Wrong arguments and a PORT that is not a port end the command with 2.
 * @param command.read reads the command's arguments. Undefined: they are wrong.
 * @param command.run does the work. @returns the exit code
 */
export async function runCommand<Asked>(command: {
  readonly usage: string;
  readonly read: (args: string[]) => Asked | undefined;
  readonly run: (place: SystemPlace, asked: Asked) => Promise<number>;
}): Promise<void> {
  const asked = command.read(argv.slice(2));
  const place = placeOfSystem();
  if (asked === undefined) process.exitCode = complain(2, command.usage);
  else if (place === undefined)
    process.exitCode = complain(
      2,
      "PORT must be a number from 1 to 65535. Set it to the port of the portal.",
    );
  else process.exitCode = await command.run(place, asked);
}

/** The one file that a command takes. */
export function fileIn(args: readonly string[]): string | undefined {
  return args.length === 1 ? args[0] : undefined;
}
