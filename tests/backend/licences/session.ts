import { userId } from "../../../src/server/accounts/users.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { type BackendUnderTest, PORTAL } from "../backendUnderTest.ts";
import { type Asking, statements } from "./licences.ts";

/** A logged-in user with any further fields, such as the note that the team saw the identity card. */
export async function session(
  backend: BackendUnderTest,
  name: string,
  besides: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly app: ReturnType<typeof withLogin>; readonly asking: Asking }> {
  const app = withLogin(backend, { statements });
  const { users } = backend.databases;
  await addUser(users, name, ["user"]);
  const stored = await users.read(userId(name));
  await users.write({ ...stored, _id: userId(name), ...besides });
  const cookie = cookieOf(await logIn(app, name));
  return { app, asking: { headers: { cookie, origin: PORTAL } } };
}

/** The fields of a user whose identity card the central team has seen. */
export const seen = (ic_num: string) => ({
  ic_num,
  ic_notes: [{ ic_num, by: "kaunter@majlis.my", at: "2026-08-01T00:00:00.000Z" }],
});
