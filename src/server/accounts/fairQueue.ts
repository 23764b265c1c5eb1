/**
 * A queue with several levels of lines that take turns. For example the lanes take turns, then the networks in a lane, then the
 * addresses in a network. So a caller waits for one entry of each other line, however long those lines are.
 */
export interface FairQueue<Entry> {
  /** @param path the names of the lines, from the outermost to the innermost */
  add(path: readonly string[], entry: Entry): void;
  /** Removes and returns the next entry that can be taken, or undefined. */
  take(canTake: (entry: Entry) => boolean): Entry | undefined;
  /** Removes and returns the last entry of a line, or of a line within it, or undefined. */
  dropLast(path: readonly string[]): Entry | undefined;
}

interface Line<Entry> {
  /** The line whose turn is next comes first. */
  readonly lines: Map<string, Line<Entry>>;
  readonly entries: Entry[];
}

const newLine = <Entry>(): Line<Entry> => ({ lines: new Map(), entries: [] });

export function createFairQueue<Entry>(): FairQueue<Entry> {
  const all = newLine<Entry>();
  return {
    add(path, entry) {
      let line = all;
      for (const name of path) {
        const inner = line.lines.get(name) ?? newLine<Entry>();
        line.lines.set(name, inner);
        line = inner;
      }
      line.entries.push(entry);
    },
    take: (canTake) => takeFrom(all, canTake),
    dropLast: (path) => dropFrom(all, path),
  };
}

function takeFrom<Entry>(line: Line<Entry>, canTake: (entry: Entry) => boolean): Entry | undefined {
  const [first] = line.entries;
  if (first !== undefined && canTake(first)) return line.entries.shift();
  for (const [name, inner] of line.lines) {
    const taken = takeFrom(inner, canTake);
    if (taken === undefined) continue;
    // its next turn comes after the turns of the other lines
    line.lines.delete(name);
    if (!isEmpty(inner)) line.lines.set(name, inner);
    return taken;
  }
  return undefined;
}

function dropFrom<Entry>(line: Line<Entry>, [name, ...rest]: readonly string[]): Entry | undefined {
  const last = name ?? [...line.lines.keys()].at(-1);
  const inner = last === undefined ? undefined : line.lines.get(last);
  if (last === undefined || inner === undefined) return line.entries.pop();
  const dropped = dropFrom(inner, rest);
  if (isEmpty(inner)) line.lines.delete(last);
  return dropped;
}

function isEmpty({ entries, lines }: Line<unknown>): boolean {
  return entries.length === 0 && lines.size === 0;
}
