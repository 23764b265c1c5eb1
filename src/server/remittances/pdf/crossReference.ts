import { Readable } from "node:stream";
import { arrayBuffer } from "node:stream/consumers";
import { createDeflate } from "node:zlib";
import type { PartsObject } from "./structure.ts";

/** Fields of pdfkit's document that its types do not list. */
interface Unlisted {
  /** Where each object begins in the file. */
  readonly _offsets: readonly number[];
  /** The file's length. */
  readonly _offset: number;
  readonly _id: Uint8Array;
  readonly _root: object;
  readonly _info: object;
  push(end: null): void;
}

/** Makes pdfkit end its file without a table of the objects. `crossReference` writes it. */
export function omitTable(document: PDFKit.PDFDocument): void {
  Object.assign(document, {
    _finalize(this: Unlisted) {
      this.push(null);
    },
  });
}

/** The widths of the fields of an entry in bytes: the kind, the place, the index. */
const WIDTHS = [1, 5, 2] as const;
const ENTRY = 8;
const FREE = 0;
const AT_OFFSET = 1;
const IN_OBJECT = 2;

/**
 * The end of the file in pieces: where each object is. pdfkit's own table cannot name an object inside another. It also takes 20
 * bytes for each object, all in memory at once.
 * @param first the number of the first part
 * @param objects that hold the parts, in the order of the parts' numbers
 * @throws RangeError when pdfkit's objects reach the parts' numbers
 */
export async function crossReference(
  document: PDFKit.PDFDocument,
  first: number,
  objects: readonly PartsObject[],
): Promise<readonly Uint8Array[]> {
  const { _offsets, _offset, _id, _root, _info } = document as unknown as Unlisted;
  // object 0 is free, and this stream is the last one
  const listed = _offsets.length + 2;
  if (listed > first)
    throw new RangeError(
      `The file has ${listed} objects, but the parts begin at ${first}. Begin them later.`,
    );
  const parts = objects.reduce((sum, object) => sum + object.parts, 0);
  const entries = Readable.from(entriesOf([..._offsets, _offset], objects));
  const content = new Uint8Array(await arrayBuffer(entries.pipe(createDeflate())));
  const id = `<${Buffer.from(_id).toString("hex")}>`;
  const head = [
    `${listed - 1} 0 obj`,
    `<</Type/XRef/Size ${first + parts}/W[${WIDTHS.join(" ")}]/Index[0 ${listed} ${first} ${parts}]`,
    `/Root ${_root}/Info ${_info}/ID[${id}${id}]/Filter/FlateDecode/Length ${content.length}>>`,
    "stream\n",
  ].join("\n");
  const tail = `\nendstream\nendobj\nstartxref\n${_offset}\n%%EOF\n`;
  return [bytes(head), content, bytes(tail)];
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Objects in one piece of the entries. */
const PIECE = 1000;

function* entriesOf(offsets: readonly number[], objects: readonly PartsObject[]): Generator<Buffer> {
  yield entriesFor(1, () => [FREE, 0, 0]);
  for (let from = 0; from < offsets.length; from += PIECE)
    yield entriesFor(Math.min(PIECE, offsets.length - from), (index) => [
      AT_OFFSET,
      offsets[from + index] ?? 0,
      0,
    ]);
  for (const { number, parts } of objects) yield entriesFor(parts, (index) => [IN_OBJECT, number, index]);
}

function entriesFor(
  count: number,
  entryOf: (index: number) => readonly [kind: number, place: number, index: number],
): Buffer {
  const entries = Buffer.alloc(count * ENTRY);
  for (let index = 0; index < count; index += 1) {
    const [kind, place, inner] = entryOf(index);
    const at = index * ENTRY;
    entries.writeUIntBE(kind, at, WIDTHS[0]);
    entries.writeUIntBE(place, at + WIDTHS[0], WIDTHS[1]);
    entries.writeUIntBE(inner, at + WIDTHS[0] + WIDTHS[1], WIDTHS[2]);
  }
  return entries;
}
