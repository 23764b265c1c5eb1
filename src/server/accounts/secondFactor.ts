import { Secret, TOTP } from "otpauth";
import { array, type Infer, integer, object, string } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { type RandomBytes, sha256, unguessable } from "../crypto.ts";

/**
 * The second factor of a staff account: an authenticator app (RFC 6238, with the values that every app supports), and recovery codes
 * for a lost device.
 */
export const secondFactor = object({
  /** Sessions name the factor that they showed, so that a reset ends them. */
  id: string(),
  /** The app's secret, sealed (sealedSecret.ts). */
  secret: string(),
  set_at: instant,
  /** The time step of the last accepted code. No code works twice. */
  last_step: integer(),
  /** The hashes of the unused recovery codes. */
  recovery: array(string()),
  /** Wrong codes since the time. */
  wrong: object({ since: instant, count: integer() }),
});

export type SecondFactor = Infer<typeof secondFactor>;

const STEP_SECONDS = 30;

const appOf = (secret: string, name = "") =>
  new TOTP({
    issuer: "Kaunter",
    label: name,
    algorithm: "SHA1",
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret in base32, of 160 bits as RFC 4226 recommends. */
export function newAppSecret(random: RandomBytes): string {
  return new Secret({ buffer: new Uint8Array(random(20)).buffer }).base32;
}

/** The address by which an authenticator app takes the secret over, from a QR code. */
export function appAddress(secret: string, name: string): string {
  return appOf(secret, name).toString();
}

/** The time step of a code of the app, or undefined for a wrong code. A clock may be off by one step. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = appOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

const RECOVERY_CODES = 10;

/** Codes of 80 bits, in four groups of four letters and digits. Each replaces a code of the app once. */
export function newRecoveryCodes(random: RandomBytes): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    (new Secret({ buffer: new Uint8Array(random(10)).buffer }).base32.match(/.{4}/g) ?? []).join("-"),
  );
}

/** A person may type a recovery code in small letters, with blanks, or without dashes. */
const recoveryHash = (code: string) => sha256(code.replace(/[\s-]/g, "").toUpperCase());

export function newSecondFactor(
  random: RandomBytes,
  sealed: string,
  step: number,
  codes: readonly string[],
  now: Date,
): SecondFactor {
  return {
    id: unguessable(random),
    secret: sealed,
    set_at: now.toISOString(),
    last_step: step,
    recovery: codes.map(recoveryHash),
    wrong: { since: now.toISOString(), count: 0 },
  };
}

/** A person who knows a password may try this many codes of the app in a day. 20 of a million leave a chance of 1 in 16,000 a day. */
const MOST_WRONG = 20;
const DAY = 24 * 60 * 60_000;

export type Shown =
  | { readonly kind: "right"; readonly factor: SecondFactor }
  | { readonly kind: "wrong"; readonly factor: SecondFactor }
  /** `wait` in milliseconds. A recovery code still works. */
  | { readonly kind: "too many"; readonly wait: number };

/**
 * Judges a code of the app or a recovery code. The caller stores the factor that it returns, so that no code works twice and each
 * wrong one counts.
 * @param secret of the app, opened
 */
export function showCode(factor: SecondFactor, secret: string, code: string, now: Date): Shown {
  const hash = recoveryHash(code);
  if (factor.recovery.includes(hash))
    return {
      kind: "right",
      factor: { ...factor, recovery: factor.recovery.filter((kept) => kept !== hash) },
    };
  const left = Date.parse(factor.wrong.since) + DAY - now.getTime();
  const wrong = left > 0 ? factor.wrong : { since: now.toISOString(), count: 0 };
  if (wrong.count >= MOST_WRONG) return { kind: "too many", wait: left };
  const step = stepOf(secret, code.replace(/\s/g, ""), now);
  if (step !== undefined && step > factor.last_step)
    return { kind: "right", factor: { ...factor, last_step: step, wrong: { ...wrong, count: 0 } } };
  return { kind: "wrong", factor: { ...factor, wrong: { ...wrong, count: wrong.count + 1 } } };
}
