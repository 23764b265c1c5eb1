import type { Channel } from "../../api/schemas/user.ts";
import { internationalPhone, isServedBySms, plainPhone } from "../../domain/contact.ts";
import type { Language } from "../../domain/language.ts";
import { endOfMalaysiaDay, malaysiaDate } from "../../domain/malaysiaTime.ts";
import { changeDocument } from "../databases/documentStore.ts";
import { tooMany } from "../http/rateLimiter.ts";
import { Refusal } from "../http/refusal.ts";
import { describeError } from "../log.ts";
import { takePlace } from "../notifications/dailyCap.ts";
import { verificationNotification } from "../notifications/notificationDocument.ts";
import { countSms } from "../notifications/smsTotal.ts";
import { verificationSms } from "../notifications/verificationMessage.ts";
import type { AccountServices } from "../services.ts";
import { profileOf, type User, userId } from "./users.ts";
import { codeOf, hasRecentCode, newCode, takeCode } from "./verificationCode.ts";

/** Whether a code by this channel would prove nothing new. A verified mailbox counts for more than a verified phone. */
function isVerifiedBy({ verified_by }: User, channel: Channel): boolean {
  return verified_by !== null && (channel === "sms" || verified_by !== "sms");
}

/**
 * Sends the user a code. An e-mail goes through the outbox, an SMS at once. The first code goes by e-mail, because it costs nothing.
 * @param address the caller's IP address
 * @throws Refusal 409 no_changes for a user who needs no code, 422 email_first, email_not_sent, sms_not_sent, or phone_not_served for
 * a number that gets no SMS, 429
 */
export async function sendCode(
  services: AccountServices,
  user: User,
  { channel, language }: { readonly channel: Channel; readonly language: Language },
  address: string,
): Promise<void> {
  if (isVerifiedBy(user, channel)) throw new Refusal(409, "no_changes");
  services.accounts.rateLimits.code[channel](address);
  await (channel === "email" ? sendByEmail(services, user, language) : sendBySms(services, user, language));
}

async function sendByEmail(services: AccountServices, { name }: User, language: Language): Promise<void> {
  const { databases, outbox } = services;
  if (outbox === undefined) throw new Refusal(422, "email_not_sent");
  const now = services.clock.now();
  const codeId = await newCode(databases.handles, services.random, { name, channel: "email" }, now);
  const notification = verificationNotification({ name, codeId, language }, now.toISOString());
  await databases.notifications.write(notification);
  outbox.sendSoon(notification._id);
}

async function sendBySms(services: AccountServices, user: User, language: Language): Promise<void> {
  const { name } = user;
  const { phone } = profileOf(user);
  const { databases, log } = services;
  const { sms, smsRules } = services.accounts;
  if (sms === undefined || phone === undefined) throw new Refusal(422, "sms_not_sent");
  const number = internationalPhone(phone);
  if (!isServedBySms(number, smsRules.countries)) throw new Refusal(422, "phone_not_served");
  const now = services.clock.now();
  if (services.outbox !== undefined && !(await hasRecentCode(databases.handles, name, now)))
    throw new Refusal(422, "email_first");
  const codeId = await newCode(databases.handles, services.random, { name, channel: "sms" }, now);
  // a daily limit for the phone, because many accounts could name it
  const message = { id: `sms:${codeId}`, kind: "sms", recipient: number } as const;
  const nextPlace = await takePlace(databases.notifications, message, now);
  if (nextPlace !== undefined) throw tooMany(nextPlace.getTime() - now.getTime());
  if (!(await countSms(databases.notifications, now, smsRules.perDay))) {
    log({ event: "sms_limit_reached" });
    throw tooMany(Date.parse(endOfMalaysiaDay(malaysiaDate(now))) - now.getTime());
  }
  try {
    await sms.send({
      to: plainPhone(phone),
      text: verificationSms(codeOf(services.tokenSecret, codeId), language),
    });
  } catch (failure) {
    log({ event: "sms_not_sent", ...describeError(failure) });
    throw new Refusal(422, "sms_not_sent");
  }
}

/** @throws Refusal 422 invalid_code when the code is wrong or expired, or had too many attempts */
export async function confirmCode(services: AccountServices, { name }: User, code: string): Promise<void> {
  const { handles, users } = services.databases;
  const channel = await takeCode(handles, services.tokenSecret, { name, code }, services.clock.now());
  if (channel === undefined) throw new Refusal(422, "invalid_code");
  await changeDocument(users, userId(name), (stored) => ({
    ...stored,
    verified_by: stored.verified_by === "email" ? "email" : channel,
  }));
}
