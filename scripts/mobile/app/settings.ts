import { create, defaulted, define, type Infer, pattern, StructError, size, string, type } from "superstruct";

/** What the mobile app is made of, by environment. */

/** A phone trusts no other: what is typed and paid goes there. */
const origin = define<string>("https address without a path", (value) => {
  const url = typeof value === "string" ? URL.parse(value) : null;
  return url !== null && url.protocol === "https:" && url.origin === value;
});

const settings = type({
  /** The portal's address, as for the start. */
  KAUNTER_ORIGIN: origin,
  /** What app stores know the app by, for ever. */
  KAUNTER_APP_ID: defaulted(pattern(string(), /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/), "my.kaunter.portal"),
  /** Below its icon. */
  KAUNTER_APP_NAME: defaulted(size(pattern(string(), /^[\p{L}\p{N} .-]+$/u), 1, 30), "Kaunter"),
});

export type AppSettings = Infer<typeof settings>;

/** @throws Error naming the variable that cannot be used */
export function readAppSettings(environment: Readonly<Record<string, string | undefined>>): AppSettings {
  try {
    return create(environment, settings);
  } catch (failure) {
    if (!(failure instanceof StructError)) throw failure;
    throw new Error(`${failure.path.join(".")} must be: ${failure.type}`);
  }
}
