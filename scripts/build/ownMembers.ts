import MagicString from "magic-string";
import type { Plugin } from "vite";

/** The libraries that assign a member which all objects or all errors inherit. */
const LIBRARIES = /[\\/]node_modules[\\/](?:dayjs|superstruct)[\\/]/;
const ASSIGNED = /\b(\w+)\.(name|toString|valueOf)\s*=(?!=)/g;

/**
 * Gives objects of some libraries a member of their own before the library assigns it. On a page that froze `Object.prototype` or
 * `Error.prototype`, an assignment to an inherited member throws.
 */
export function ownMembers(): Plugin {
  return {
    name: "kaunter:own-members",
    transform: {
      filter: { id: LIBRARIES },
      handler(code) {
        const edited = new MagicString(code).replace(
          ASSIGNED,
          (assigned: string, object: string, member: string) =>
            `Object.defineProperty(${object},"${member}",{writable:!0}),${assigned}`,
        );
        if (!edited.hasChanged()) return null;
        return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
      },
    },
  };
}
