import { create, defaulted, define, type Infer, StructError, type } from "superstruct";
import { kind } from "../../../src/domain/schemas/limits.ts";

/** The settings of the mobile app, from environment variables. */

/** The origin must use https, because citizens type personal data and pay there. */
const origin = define<string>("https address without a path", (value) => {
  const url = typeof value === "string" ? URL.parse(value) : null;
  return url !== null && url.protocol === "https:" && url.origin === value;
});

const settings = type({
  /** The portal's address, the same variable as for the server. */
  KAUNTER_ORIGIN: origin,
  /** The app's permanent id in the app stores. */
  KAUNTER_APP_ID: defaulted(
    kind<string>("id like my.kaunter.portal", { pattern: /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/ }),
    "my.kaunter.portal",
  ),
  /** The name below the app's icon. */
  KAUNTER_APP_NAME: defaulted(
    kind<string>("name of at most 30 letters, digits, spaces, dots and dashes", {
      max: 30,
      pattern: /^[\p{L}\p{N} .-]+$/u,
    }),
    "Kaunter",
  ),
});

export type AppSettings = Infer<typeof settings>;

/** @throws Error naming the variable that cannot be used */
export function readAppSettings(environment: Readonly<Record<string, string | undefined>>): AppSettings {
  try {
    return create(environment, settings);
  } catch (failure) {
    if (!(failure instanceof StructError)) throw failure;
    throw new Error(`Set ${failure.path.join(".")} to: ${failure.type}`);
  }
}
