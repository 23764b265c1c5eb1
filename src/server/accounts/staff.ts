import { isDeepStrictEqual } from "node:util";
import { is, mask } from "superstruct";
import type { StaffChange, StaffCreation, StaffPage, StaffUser } from "../../api/schemas/staff.ts";
import { isStaff, may } from "../../domain/roles.ts";
import { changeByAct, noteRecorded, type RecordedAct } from "../audit/auditLog.ts";
import { changeDocument, type StoredDocument } from "../databases/documentStore.ts";
import { STAFF_VIEW } from "../databases/views.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { resetNotification } from "../notifications/notificationDocument.ts";
import type { AccountServices } from "../services.ts";
import { hashPassword, passwordHash } from "./passwords.ts";
import { resetSecondFactor } from "./resetSecondFactor.ts";
import { rolesOf } from "./roles.ts";
import { accountName, findTypedUser, findUser, type User, userId } from "./users.ts";

/**
 * The users of the desk, as an administrator changes them. Nobody changes their own account here, so that an administrator stays. The
 * administrator of the settings is changed in the settings only.
 */

const PAGE = 50;

/** A page of the users who have or had a role of the central team, by name. @param after the last name of the page before */
export async function listStaff(
  services: AccountServices,
  caller: string,
  after: string | undefined,
): Promise<StaffPage> {
  const { users } = services.databases;
  // a name begins after another one exactly if it is greater than that name with the least character
  const from = after === undefined ? "" : `${after}\u0000`;
  const rows = await users.rowsBetween(STAFF_VIEW, { from, to: "\uffff", limit: PAGE + 2 });
  // CouchDB's order ignores the least character, so the name itself may be the first row
  const others = rows.filter(({ key }) => key !== after);
  const names = others.slice(0, PAGE).map(({ key }) => key);
  const found = await Promise.all(names.map((name) => findUser(users, name)));
  return {
    users: found.flatMap((user) => (user === undefined ? [] : [shownUser(services, user, caller)])),
    next: others.length > PAGE ? (names.at(-1) ?? null) : null,
  };
}

function shownUser({ admin }: AccountServices, user: User, caller: string): StaffUser {
  const { name, second_factor, ended_at = null } = user;
  return {
    name,
    roles: rolesOf(user, admin),
    has_second_factor: second_factor !== undefined,
    ended_at,
    fixed: name === caller || name === admin,
  };
}

/** Who acts: the name of the log-in, and the IP address. */
export interface StaffCaller {
  readonly name: string;
  readonly address: string;
}

function actOf(
  { clock }: AccountServices,
  by: string,
  what: RecordedAct["what"],
  target: string,
): RecordedAct {
  return { at: clock.now().toISOString(), by, what, target };
}

/**
 * Creates a user without a password that anybody knows, and sends a link that sets one.
 * @throws Refusal 409 `email_already_exist`, 422 without a role of the central team
 */
export async function createStaff(
  services: AccountServices,
  { name: typed, roles, language }: StaffCreation,
  caller: StaffCaller,
): Promise<void> {
  if (!isStaff(roles)) throw new Refusal(422, "invalid_request");
  const name = accountName(typed);
  const { databases, accounts, clock } = services;
  if ((await findTypedUser(databases.users, typed)) !== undefined)
    throw new Refusal(409, "email_already_exist");
  const hash = await randomPassword(services, caller.address);
  const last_act = actOf(services, caller.name, "user_created", `${name}: ${roles.join(", ")}`);
  const user = { _id: userId(name), type: "user", name, roles, ...hash, last_act };
  if (!(await databases.users.write(user))) throw new Refusal(409, "email_already_exist");
  const asked = { email: name, language, resetId: accounts.newId() };
  const notification = resetNotification(asked, clock.now().toISOString());
  await databases.notifications.write(notification);
  services.outbox?.sendSoon(notification._id);
  await noteRecorded(databases, last_act);
}

/**
 * Gives a user other roles, from the next call on.
 * @throws Refusal 403 `own_account`, 404, 409 `changed_meanwhile` or `last_administrator`, 422 without a role of the central team
 */
export async function changeStaff(
  services: AccountServices,
  { name, roles, former }: StaffChange,
  caller: string,
): Promise<void> {
  if (!isStaff(roles)) throw new Refusal(422, "invalid_request");
  await requireOther(services, name, caller);
  if (!may(roles, "users.change")) await requireAnotherAdministrator(services, name);
  const { databases } = services;
  const target = `${name}: ${former.join(", ")} > ${roles.join(", ")}`;
  const act = actOf(services, caller, "user_changed", target);
  let isSame = false;
  let before: StoredDocument | undefined;
  const changed = await changeByAct(
    databases,
    { store: databases.users, id: userId(name), act },
    (stored) => {
      isSame = isDeepStrictEqual(stored.roles, former);
      before = stored;
      return isSame ? { ...stored, roles, ended_at: undefined } : undefined;
    },
  );
  if (changed === undefined) throw missing();
  if (!isSame) throw new Refusal(409, "changed_meanwhile");
  if (!may(roles, "users.change")) await keepAdministrator(services, name, before);
  await noteRecorded(databases, act);
}

/**
 * Takes all roles from a user, and ends every session. The account and its name stay, because the audit log names it.
 * @throws Refusal 403 `own_account`, 404, 409 `last_administrator`
 */
export async function endStaff(services: AccountServices, name: string, caller: StaffCaller): Promise<void> {
  await requireOther(services, name, caller.name);
  await requireAnotherAdministrator(services, name);
  // sessions belong to a password, so they end with it
  const hash = await randomPassword(services, caller.address);
  const { databases } = services;
  const act = actOf(services, caller.name, "user_ended", name);
  let before: StoredDocument | undefined;
  await changeByAct(databases, { store: databases.users, id: userId(name), act }, (stored) => {
    before = stored;
    return { ...stored, ...hash, roles: [], ended_at: act.at };
  });
  await keepAdministrator(services, name, before);
  await noteRecorded(databases, act);
}

/** Two administrators may take each other's role, or end each other, at the same moment. Then both keep it. @throws Refusal 409 `last_administrator` */
async function keepAdministrator(
  services: AccountServices,
  name: string,
  before: StoredDocument | undefined,
): Promise<void> {
  try {
    await requireAnotherAdministrator(services, name);
  } catch (failure) {
    // with the password, which the end of a user replaces
    await changeDocument(services.databases.users, userId(name), (stored) => ({
      ...stored,
      ...(is(before, passwordHash) && mask(before, passwordHash)),
      roles: before?.roles,
      ended_at: before?.ended_at,
      last_act: before?.last_act,
    }));
    throw failure;
  }
}

/** The next log-in sets a new authenticator app up. @throws Refusal 403 `own_account`, 404 */
export async function resetStaffFactor(
  services: AccountServices,
  name: string,
  caller: string,
): Promise<void> {
  await requireOther(services, name, caller);
  await resetSecondFactor(services, name, caller);
}

/** @throws Refusal 404 for a citizen's account, 403 for the caller's own and for that of the settings */
async function requireOther(services: AccountServices, name: string, caller: string): Promise<void> {
  const user = await findUser(services.databases.users, name);
  if (user === undefined) throw missing();
  if (name === caller || name === services.admin) throw new Refusal(403, "own_account");
  if (!isStaff(user.roles) && user.ended_at === undefined) throw missing();
}

/** @throws Refusal 409 when nobody but this user could change users */
async function requireAnotherAdministrator(services: AccountServices, name: string): Promise<void> {
  const { users } = services.databases;
  if (services.admin !== undefined && (await findUser(users, services.admin)) !== undefined) return;
  for (const { key } of (await users.rows(STAFF_VIEW)).rows) {
    const user = key === name ? undefined : await findUser(users, String(key));
    if (user !== undefined && may(rolesOf(user, services.admin), "users.change")) return;
  }
  throw new Refusal(409, "last_administrator");
}

/** The hash of a password that nobody knows. */
function randomPassword(services: AccountServices, address: string) {
  const { accounts, hashing, random } = services;
  return accounts.hashingTurns.run({ lane: "staff", address }, () =>
    hashPassword(hashing, random, random(32).toString("base64url")),
  );
}
