import { readFile, rm } from "node:fs/promises";
import { array, create, string, type } from "superstruct";

/**
 * V8's format: each node is a row of numbers, and `node_fields` names the columns. `node_types[0]` lists the names for the values
 * of the first column.
 */
const heapSnapshot = type({
  snapshot: type({ meta: type({ node_fields: array(string()), node_types: array() }) }),
  nodes: array(),
});

/** The kinds of nodes that V8 makes for itself: compiled code with its statistics, and the shapes of objects. */
const ENGINE: ReadonlySet<unknown> = new Set(["code", "hidden", "object shape"]);

/** The content of a heap, in bytes. */
export interface Held {
  readonly data: number;
  /**
   * V8's own part. It grows for more than an hour, because V8 keeps compiling hot code. It is no leak, but it could hide a small
   * one.
   */
  readonly engine: number;
}

/** @param file a heap snapshot; this function deletes it */
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
