import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { env, stderr, stdin, stdout } from "node:process";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { ACCOUNT, givenUser, keepUser, userCommand, userNamed } from "../accounts/keepUser.ts";
import { COUCHDB_HASHING } from "../accounts/passwords.ts";
import { resetSecondFactor } from "../accounts/resetSecondFactor.ts";
import { systemClock } from "../clock.ts";
import { systemRandom } from "../crypto.ts";
import { callRunningSystem } from "./callRunningSystem.ts";
import { runCommand } from "./runCommand.ts";
import { deliver, type SystemPlace } from "./runningSystem.ts";
import { complain } from "./terminal.ts";

const USAGE =
  "Usage: npm run user -- <e-mail> --roles finance [--password-file <file>] | <e-mail> --reset-second-factor";

const RULES: Readonly<Record<string, string>> = {
  name: "The e-mail address is not valid. Give one like aminah@majlis.my.",
  password: "The password must have 8 to 1024 characters.",
  roles:
    "The roles are user, finance, support, administrator, auditor and accounts. " +
    "A role for one council has its code, as in finance:mpt. The accounts role is for all councils.",
};

/**
 * `npm run user -- <e-mail> --roles finance [--password-file <file>]` creates a user who may log in, or gives an existing one a
 * new password and new roles. Without a file the command reads the password from standard input, because every user of the
 * machine can see arguments. `npm run user -- <e-mail> --reset-second-factor` removes the second factor of a user whose device and
 * recovery codes are gone; the next log-in sets a new one. The audit log names the command, and the account of the machine that ran it.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 done, 1 an argument cannot be used, 2 wrong arguments, 3 the data could not be written.
 */
await runCommand({ usage: USAGE, read: readArguments, run: makeUser });

async function makeUser(place: SystemPlace, asked: Asked): Promise<number> {
  if (asked.resets) return await reset(asked.name, place);
  const password = await readPassword(asked.passwordFile);
  if (password === undefined)
    return complain(1, "The command cannot read the password's file. Check its path and its permissions.");
  const [failure, user] = givenUser.validate({ name: asked.name, roles: asked.roles, password });
  if (failure !== undefined) return complain(1, RULES[String(failure.path[0])] ?? USAGE);
  const account = accountOfMachine();
  const services = { clock: systemClock, hashing: COUCHDB_HASHING, random: systemRandom };
  const delivery = await deliver(place, "users", { ...user, account }, (databases) =>
    keepUser({ ...services, databases }, user, userCommand(account)),
  );
  if ("refused" in delivery) return complain(3, delivery.refused);
  stdout.write(`${user.name} may log in, with the roles: ${user.roles.join(", ") || "none"}.\n`);
  return 0;
}

async function reset(name: string, place: SystemPlace): Promise<number> {
  const [failure, user] = userNamed.validate({ name });
  if (failure !== undefined) return complain(1, RULES.name ?? USAGE);
  const account = accountOfMachine();
  const delivery = await callRunningSystem(
    place,
    "users/resetSecondFactor",
    { ...user, account },
    async (databases) => {
      await resetSecondFactor({ databases, clock: systemClock }, user.name, userCommand(account));
      return { ok: true };
    },
    ({ status }) => (status === 404 ? "No user has this e-mail address. Check its spelling." : undefined),
  );
  if ("refused" in delivery) return complain(3, delivery.refused);
  stdout.write(`${user.name} sets a new second factor at the next log-in.\n`);
  return 0;
}

/** The account of the server's machine that runs the command, also behind sudo. Undefined where it has no name of the usual form. */
function accountOfMachine(): string | undefined {
  try {
    const { uid, username } = userInfo();
    const account = uid === 0 && env.SUDO_USER ? env.SUDO_USER : username;
    return ACCOUNT.test(account) ? account : undefined;
  } catch {
    return undefined;
  }
}

type Asked = NonNullable<ReturnType<typeof readArguments>>;

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        roles: { type: "string", default: "" },
        "password-file": { type: "string" },
        "reset-second-factor": { type: "boolean", default: false },
      },
    });
    const [name] = positionals;
    if (name === undefined || positionals.length > 1) return undefined;
    const roles = values.roles.split(",").flatMap((role) => role.trim() || []);
    return { name, roles, passwordFile: values["password-file"], resets: values["reset-second-factor"] };
  } catch {
    return undefined;
  }
}

/** Drops a line break at the end, which is not part of the password. */
async function readPassword(file: string | undefined): Promise<string | undefined> {
  if (file === undefined && stdin.isTTY) stderr.write("Password, then Enter and Ctrl+D: ");
  try {
    const content = file === undefined ? await text(stdin) : await readFile(file, "utf8");
    return content.replace(/\r?\n$/, "");
  } catch {
    return undefined;
  }
}
