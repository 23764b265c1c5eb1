import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/types/src/display/api";
import { withPdf } from "./openedPdf.ts";

/** A part of a PDF's structure as a screen reader gets it. */
export interface Part {
  readonly role: string;
  readonly alt?: string;
  readonly lang?: string;
  /** The text of the part itself, without that of its parts. */
  readonly text: string;
  readonly parts: readonly Part[];
}

/** A PDF's structure, read by pdf.js. */
export interface Structure {
  readonly isTagged: boolean;
  /** The structure of each page. */
  readonly pages: readonly Part[];
  /** Marked content that no part of the structure has. */
  readonly lost: readonly string[];
  /** Text that is neither marked as content nor as an artifact. */
  readonly unmarked: readonly string[];
  /** The texts of the artifacts, such as the foot of a page. */
  readonly artifacts: readonly string[];
}

/** @throws Error when the bytes are no PDF */
export function readStructure(bytes: Uint8Array): Promise<Structure> {
  return withPdf(bytes, async (pdf) => {
    // pdf.js gives a map, though its types name an object.
    const marks: unknown = await pdf.getMarkInfo();
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(pdf, number));
    return {
      isTagged: marks instanceof Map && marks.get("Marked") === true,
      pages: pages.map(({ part }) => part),
      lost: pages.flatMap(({ lost }) => lost),
      unmarked: pages.flatMap(({ unmarked }) => unmarked),
      artifacts: pages.flatMap(({ artifacts }) => artifacts),
    };
  });
}

async function readPage(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  const { texts, unmarked, artifacts } = await contentsOf(page);
  const part = partOf(await page.getStructTree(), texts);
  const used = new Set(part.ids);
  return { part, unmarked, artifacts, lost: [...texts.keys()].filter((id) => !used.has(id)) };
}

async function contentsOf(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const unmarked: string[] = [];
  const artifacts: string[] = [];
  const open: string[] = [];
  for (const item of items) {
    if ("str" in item) {
      const id = open.at(-1);
      if (id === "Artifact") artifacts.push(item.str.trim());
      else if (id !== undefined) texts.set(id, `${texts.get(id) ?? ""}${item.str}`);
      else if (item.str.trim() !== "") unmarked.push(item.str);
    } else if (item.type === "endMarkedContent") open.pop();
    else {
      // Marked content without a number is an artifact.
      const { id }: { readonly id: string | null } = item;
      open.push(id ?? "Artifact");
      if (id !== null) texts.set(id, "");
    }
  }
  return { texts, unmarked, artifacts };
}

type Node = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>;
type Child = Node["children"][number];

function partOf(
  node: Node & { alt?: string; lang?: string },
  texts: ReadonlyMap<string, string>,
): Part & { ids: string[] } {
  const parts = node.children.flatMap((child: Child) => ("role" in child ? [partOf(child, texts)] : []));
  const own = node.children.flatMap((child: Child) => ("id" in child ? [child.id] : []));
  return {
    role: node.role,
    ...(node.alt !== undefined && { alt: node.alt }),
    ...(node.lang !== undefined && { lang: node.lang }),
    text: own.map((id) => (texts.get(id) ?? "").trim()).join(" "),
    parts,
    ids: [...own, ...parts.flatMap(({ ids }) => ids)],
  };
}

/** Every part with this role, in reading order. */
export function partsOf(part: Part, role: string): readonly Part[] {
  return [...(part.role === role ? [part] : []), ...part.parts.flatMap((inner) => partsOf(inner, role))];
}

/** The text of a part with that of its parts, in reading order. */
export function spoken(part: Part): string {
  return [part.text, ...part.parts.map(spoken)].filter((text) => text !== "").join(" ");
}
