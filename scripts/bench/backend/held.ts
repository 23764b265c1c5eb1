import { readFile, rm } from "node:fs/promises";
import { array, create, string, type } from "superstruct";

/** As V8 writes it: each node is a row of numbers, whose places `node_fields` names; its first field's names come first. */
const heapSnapshot = type({
  snapshot: type({ meta: type({ node_fields: array(string()), node_types: array() }) }),
  nodes: array(),
});

/** What V8 makes for itself: compiled code with what it saw of it, and the shapes of objects. */
const ENGINE: ReadonlySet<unknown> = new Set(["code", "hidden", "object shape"]);

/** What a heap holds. Bytes. */
export interface Held {
  readonly data: number;
  /** A process goes on compiling what it does again and again, for an hour and more: no leak, and larger than a small one. */
  readonly engine: number;
}

/** @param file a heap snapshot; it is removed */
export async function heldIn(file: string): Promise<Held> {
  const { snapshot, nodes } = create(JSON.parse(await readFile(file, "utf8")), heapSnapshot);
  await rm(file);
  const { node_fields: fields, node_types } = snapshot.meta;
  const kinds = create(node_types[0], array(string()));
  const [kindAt, sizeAt] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let [data, engine] = [0, 0];
  for (let row = 0; row < nodes.length; row += fields.length) {
    const size = Number(nodes[row + sizeAt]);
    if (ENGINE.has(kinds[Number(nodes[row + kindAt])])) engine += size;
    else data += size;
  }
  return { data, engine };
}
