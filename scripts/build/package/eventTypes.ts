import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface EventType {
  /** As it is listened to: `kaunter-payment`. */
  readonly name: string;
  readonly type: string;
  /** What is declared of it, in TypeScript without imports. */
  readonly declarations: readonly string[];
}

const FOLDER = join("widgets", "events");

const DETAIL = /^export interface \w+ \{\n[\s\S]+?^\}/m;
const CLASS = /^(\/\*\* .+ \*\/)\nexport class (\w+) extends CustomEvent<(\w+)>/m;
const NAME = /super\("([a-z-]+)"/;

/** The elements' events, of the modules that define them. */
export function eventTypes(): readonly EventType[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(FOLDER, file), "utf8");
      const [, comment, type, detail] = CLASS.exec(source) ?? [];
      const name = NAME.exec(source)?.[1];
      if (type === undefined || name === undefined) return [];
      // a class that nobody outside can make is an event of its detail
      const event = `${comment}\nexport type ${type} = CustomEvent<${detail}>;`;
      const declaration = DETAIL.exec(source)?.[0].replaceAll('PortalDestination["screen"]', "PortalScreen");
      return [{ name, type, declarations: declaration === undefined ? [event] : [declaration, event] }];
    });
}
