import { type GivenUser, keepUser } from "../accounts/keepUser.ts";
import { COUCHDB_HASHING } from "../accounts/passwords.ts";
import { systemRandom } from "../random.ts";
import { type Delivery, inDatabases, postToSystem, reasonOf, type SystemPlace } from "./runningSystem.ts";

/** Makes a user, or gives the one who is there this password and these roles. */
export async function deliverUser(user: GivenUser, place: SystemPlace): Promise<Delivery> {
  const answer = await postToSystem(place, "users", user);
  if (answer === "nobody answers")
    return inDatabases(place, ({ users }) =>
      keepUser(users, { hashing: COUCHDB_HASHING, random: systemRandom }, user),
    );
  if (answer === "broken") return { refused: `The system on port ${place.port} broke off. Try again.` };
  if (answer.ok) return { delivered: "to the running system" };
  return { refused: `The system on port ${place.port} refused the user: ${await reasonOf(answer)}.` };
}
