import type { TCreatedPdf, TDocumentDefinitions } from "pdfmake/interfaces";
import type { Tag } from "./tag.ts";

type Pdf = Awaited<ReturnType<TCreatedPdf["getStream"]>>;
type Content = ReturnType<Pdf["markStructureContent"]>;
/** The types of pdfkit do not list the dictionary. */
type Element = ReturnType<Pdf["struct"]> & { readonly dictionary?: { readonly data: { A?: unknown } } };

interface Tagged {
  readonly tag?: Tag;
}

/** A picture as pdfmake laid it out, in points from the page's top left corner. */
interface LaidOut extends Tagged {
  readonly x: number;
  readonly y: number;
  readonly _width: number;
  readonly _height: number;
}

/** pdfmake's renderer draws the pieces of the laid-out pages one after the other. The package does not export it. */
interface Renderer {
  readonly pdfDocument: Pdf;
  renderPages(pages: unknown): void;
  renderLine(line: { readonly inlines: readonly Tagged[] }, x: number, y: number): void;
  renderVector(vector: unknown): void;
  renderImage(image: LaidOut): void;
  renderSVG(svg: LaidOut): void;
}

/** The part of pdfmake that this module needs. */
interface PdfMake {
  createPdf(definition: TDocumentDefinitions): TCreatedPdf;
  setProgressCallback(callback: () => void): void;
}

/** What a tag has on the pages. */
interface Drawn {
  readonly contents: { readonly content: Content; readonly page: unknown }[];
  box?: readonly [left: number, bottom: number, right: number, top: number];
}

const drawnBy = new WeakMap<Renderer, Map<Tag, Drawn>>();

let isTagging: Promise<void> | undefined;

/**
 * Makes pdfmake write the structure of each later document: it marks each drawn piece with its tag, or as an artifact. pdfmake
 * has no such function itself. pdfkit, which it draws with, has it.
 */
export function tagDrawings(pdfMake: PdfMake): Promise<void> {
  isTagging ??= rendererOf(pdfMake).then(extend);
  return isTagging;
}

/** The prototype of the renderer. pdfmake calls the progress function as the renderer's method. */
async function rendererOf(pdfMake: PdfMake): Promise<Renderer> {
  const renderers: Renderer[] = [];
  pdfMake.setProgressCallback(function (this: Renderer) {
    renderers.push(this);
  });
  await pdfMake
    .createPdf({ content: { canvas: [{ type: "line", x1: 0, y1: 0, x2: 1, y2: 1 }] } })
    .getStream();
  pdfMake.setProgressCallback(() => undefined);
  const prototype: Renderer | null = Object.getPrototypeOf(renderers[0] ?? null);
  if (prototype === null) throw new Error("pdfmake called no progress function. Check its version.");
  return prototype;
}

function extend(renderer: Renderer): void {
  const { renderPages, renderLine, renderVector, renderImage, renderSVG } = renderer;
  Object.assign(renderer, {
    renderPages(this: Renderer, pages) {
      const drawn = new Map<Tag, Drawn>();
      drawnBy.set(this, drawn);
      renderPages.call(this, pages);
      const [first] = drawn.keys();
      if (first === undefined) return;
      this.pdfDocument.addStructure(elementOf(first.root, this.pdfDocument, drawn));
    },
    renderLine(this: Renderer, line, x, y) {
      mark(this, line.inlines[0]?.tag, "Pagination", () => renderLine.call(this, line, x, y));
    },
    renderVector(this: Renderer, vector) {
      mark(this, undefined, "Layout", () => renderVector.call(this, vector));
    },
    renderImage(this: Renderer, image) {
      mark(this, image.tag, "Layout", () => renderImage.call(this, image));
      placeFigure(this, image);
    },
    renderSVG(this: Renderer, svg) {
      mark(this, svg.tag, "Layout", () => renderSVG.call(this, svg));
      placeFigure(this, svg);
    },
  } satisfies Partial<Renderer>);
}

/** Draws a piece as content of its tag. A part that the document repeats counts once, not again on each page. */
function mark(
  renderer: Renderer,
  tag: Tag | undefined,
  otherwise: "Pagination" | "Layout",
  draw: () => void,
): void {
  const { pdfDocument: pdf } = renderer;
  const all = drawnBy.get(renderer);
  const drawn = (tag && all?.get(tag)) ?? { contents: [] };
  const page: unknown = pdf.page.dictionary;
  const isRepeated = tag?.options.repeats === true && drawn.contents.some((before) => before.page !== page);
  if (tag === undefined || isRepeated) {
    pdf.markContent("Artifact", { type: otherwise });
    draw();
  } else {
    drawn.contents.push({ content: pdf.markStructureContent(tag.role), page });
    all?.set(tag, drawn);
    draw();
  }
  pdf.endMarkedContent();
}

function placeFigure(renderer: Renderer, { tag, x, y, _width, _height }: LaidOut): void {
  const drawn = tag && drawnBy.get(renderer)?.get(tag);
  if (drawn === undefined) return;
  const top = renderer.pdfDocument.page.height - y;
  drawn.box = [x, top - _height, x + _width, top];
}

function elementOf(tag: Tag, pdf: Pdf, all: ReadonlyMap<Tag, Drawn>): Element {
  const { alt, language } = tag.options;
  const element: Element = pdf.struct(tag.role, {
    ...(alt !== undefined && { alt }),
    ...(language !== undefined && { lang: language }),
  });
  const drawn = all.get(tag);
  const attributes = attributesOf(tag, drawn);
  if (element.dictionary !== undefined && attributes !== undefined) element.dictionary.data.A = attributes;
  for (const { content } of drawn?.contents ?? []) element.add(content);
  for (const child of tag.children) if (isWritten(child, all)) element.add(elementOf(child, pdf, all));
  return element;
}

/** An empty cell keeps its place in the table. Other parts without content are left out. */
function isWritten(tag: Tag, all: ReadonlyMap<Tag, Drawn>): boolean {
  if (tag.role === "TD" || tag.role === "TH" || all.has(tag)) return true;
  return tag.children.some((child) => isWritten(child, all));
}

function attributesOf({ role, options: { scope, columns } }: Tag, drawn: Drawn | undefined) {
  if (role === "TH" || role === "TD")
    return {
      O: "Table",
      ...(scope !== undefined && { Scope: scope }),
      ...(columns !== undefined && { ColSpan: columns }),
    };
  if (drawn?.box !== undefined) return { O: "Layout", Placement: "Block", BBox: drawn.box };
  return undefined;
}
