import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface EventType {
  /** The event's name, such as `kaunter-payment`. */
  readonly name: string;
  readonly type: string;
  /** The event's declarations, in TypeScript without imports. */
  readonly declarations: readonly string[];
}

const FOLDER = join("widgets", "events");

const DETAIL = /^export interface \w+ \{\n[\s\S]+?^\}/m;
const CLASS = /^(\/\*\* .+ \*\/)\nexport class (\w+) extends CustomEvent<(\w+)>/m;
const NAME = /super\("([a-z-]+)"/;

/** The elements' events, read from the modules that define them. */
export function eventTypes(): readonly EventType[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(FOLDER, file), "utf8");
      const [, comment, type, detail] = CLASS.exec(source) ?? [];
      const name = NAME.exec(source)?.[1];
      if (type === undefined || name === undefined) return [];
      // a page cannot construct our event classes, so their type is a CustomEvent with the detail
      const event = `${comment}\nexport type ${type} = CustomEvent<${detail}>;`;
      const declaration = DETAIL.exec(source)?.[0].replaceAll('PortalDestination["screen"]', "PortalScreen");
      return [{ name, type, declarations: declaration === undefined ? [event] : [declaration, event] }];
    });
}
