/**
 * The code points that a TrueType font has a glyph for, as its character map says (OpenType, `cmap`, format 12).
 * @throws Error when the font has no such map
 */
export function drawnCharacters(bytes: Uint8Array): ReadonlySet<number> {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const map = tableAt(font, "cmap");
  const drawn = new Set<number>();
  for (let index = 0; index < font.getUint16(map + 2); index++) {
    const subtable = map + font.getUint32(map + 8 + index * 8);
    if (font.getUint16(subtable) !== 12) continue;
    for (let group = 0; group < font.getUint32(subtable + 12); group++) {
      const at = subtable + 16 + group * 12;
      for (let code = font.getUint32(at); code <= font.getUint32(at + 4); code++) drawn.add(code);
    }
    return drawn;
  }
  throw new Error("the font has no character map of format 12");
}

function tableAt(font: DataView, tag: "cmap"): number {
  for (let index = 0; index < font.getUint16(4); index++) {
    const record = 12 + index * 16;
    const name = Array.from(tag, (_, letter) => String.fromCharCode(font.getUint8(record + letter))).join("");
    if (name === tag) return font.getUint32(record + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}
