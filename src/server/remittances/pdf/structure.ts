/**
 * The structure of a PDF that is written page by page. pdfkit keeps each part of its own structure until the end. Here a page's
 * parts go into the file as one compressed object when the page is full, so the memory does not grow with the lines.
 */

/** The roles of the parts, by their names in ISO 32000. */
export type Role =
  | "Document"
  | "H1"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "THead"
  | "TBody"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

export interface PartOptions {
  /** The text for a reader who does not see the figure. */
  readonly alt?: string;
  /** The square of a figure, in points from the page's top left corner. */
  readonly square?: { readonly x: number; readonly y: number; readonly side: number };
  /** A heading of a table belongs to its column or its row. */
  readonly scope?: "Column" | "Row";
}

/** An object of the file that holds the parts of one page, which have consecutive numbers. */
export interface PartsObject {
  readonly number: number;
  readonly parts: number;
}

/** A reference of pdfkit. The types of the package do not describe it. */
interface Reference {
  readonly id: number;
  readonly data: object;
  end(content?: Buffer): void;
}

/** A value that the file has as it is. pdfkit writes an object with a name of its own by `toString`. */
class Verbatim {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get [Symbol.toStringTag](): string {
    return "Verbatim";
  }

  toString(): string {
    return this.text;
  }
}

/** A part of the structure, which a screen reader follows. Its parts are read in the order in which they were added. */
export class Part {
  private readonly structure: Structure;
  private readonly role: Role;
  private readonly parent: string;
  private readonly options: PartOptions;
  private readonly reference: string;
  /** The numbers of its marked contents on its page, and the references of its parts. */
  private readonly children: string[] = [];
  private page: string | undefined;

  constructor(
    structure: Structure,
    of: { readonly role: Role; readonly parent: string; readonly options: PartOptions },
    reference: string,
  ) {
    this.structure = structure;
    this.role = of.role;
    this.parent = of.parent;
    this.options = of.options;
    this.reference = reference;
  }

  add(role: Role, options: PartOptions = {}): Part {
    const part = this.structure.addPart({ role, parent: this.reference, options });
    this.children.push(part.reference);
    return part;
  }

  /** Adds a part whose own parts may be on several pages. It has no content itself. */
  addLong(role: Role): Part {
    const part = this.structure.addLongPart({ role, parent: this.reference, options: {} });
    this.children.push(part.reference);
    return part;
  }

  /** Draws on the current page what belongs to this part. */
  draw(draw: () => void): void {
    const { number, page } = this.structure.markContent(this.role, this.reference, draw);
    this.children.push(String(number));
    this.page = page;
  }

  /** The dictionary of the file. */
  toString(): string {
    const { alt, scope, square } = this.options;
    const height = this.structure.pageHeight;
    const { x, y, side } = square ?? { x: 0, y: 0, side: 0 };
    return [
      `<</Type/StructElem/S/${this.role}/P ${this.parent}`,
      this.page === undefined ? "" : `/Pg ${this.page}`,
      this.children.length === 0 ? "" : `/K[${this.children.join(" ")}]`,
      alt === undefined ? "" : `/Alt<${utf16(alt)}>`,
      scope === undefined ? "" : `/A<</O/Table/Scope/${scope}>>`,
      square === undefined
        ? ""
        : `/A<</O/Layout/Placement/Block/BBox[${[x, height - y - side, x + side, height - y].join(" ")}]>>`,
      ">>",
    ].join("");
  }
}

type NewPart = ConstructorParameters<typeof Part>[1];

const utf16 = (text: string): string => Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("hex");

export class Structure {
  readonly root: Part;
  private readonly document: PDFKit.PDFDocument;
  private readonly treeRoot: Reference;
  private readonly objects: PartsObject[] = [];
  private readonly long: { readonly reference: Reference; readonly part: Part }[] = [];
  /** The references of the lists of owners, one for each page. */
  private readonly ownersOfPages: string[] = [];
  private next: number;
  private pending: { toString(): string }[] = [];
  /** The part of each marked content of the page, in the order of their numbers. */
  private owners: string[] = [];

  /**
   * @param document of pdfkit, with the option `tagged`
   * @param first the number of the first part. Every object of pdfkit must have a lower number.
   */
  constructor(document: PDFKit.PDFDocument, first: number) {
    this.document = document;
    this.next = first;
    this.treeRoot = document.getStructTreeRoot();
    this.root = this.addLongPart({ role: "Document", parent: String(this.treeRoot), options: {} });
  }

  get pageHeight(): number {
    return this.document.page.height;
  }

  addPart(of: NewPart): Part {
    const part = new Part(this, of, `${this.next} 0 R`);
    this.keep(part);
    return part;
  }

  addLongPart(of: NewPart): Part {
    const reference: Reference = this.document.ref({});
    const part = new Part(this, of, String(reference));
    this.long.push({ reference, part });
    return part;
  }

  markContent(role: Role, owner: string, draw: () => void) {
    const mark: PDFKit.Mixins.MarkingOptions & { readonly mcid: number } = { mcid: this.owners.length };
    this.owners.push(owner);
    this.document.markContent(role, mark);
    draw();
    this.document.endMarkedContent();
    return { number: mark.mcid, page: String(this.document.page.dictionary) };
  }

  /** Draws what no reader needs, such as a line, or what each page repeats. */
  decorate(type: "Layout" | "Pagination", draw: () => void): void {
    this.document.markContent("Artifact", { type });
    draw();
    this.document.endMarkedContent();
  }

  /** Writes the parts of the current page. The next page must not have begun. */
  endPage(): void {
    const page = this.ownersOfPages.length;
    const { dictionary }: { readonly dictionary: Reference } = this.document.page;
    Object.assign(dictionary.data, { StructParents: page });
    this.ownersOfPages.push(`${this.next} 0 R`);
    this.keep(`<</Limits[${page} ${page}]/Nums[${page}[${this.owners.join(" ")}]]>>`);
    this.owners = [];
    const first = this.next - this.pending.length;
    const places: string[] = [];
    const bodies: string[] = [];
    let length = 0;
    for (const [index, value] of this.pending.entries()) {
      const body = `${value}\n`;
      places.push(`${first + index} ${length}`);
      bodies.push(body);
      length += body.length;
    }
    this.pending = [];
    const head = `${places.join(" ")}\n`;
    const reference: Reference = this.document.ref({
      Type: "ObjStm",
      N: bodies.length,
      First: head.length,
    });
    reference.end(Buffer.from(head + bodies.join(""), "latin1"));
    this.objects.push({ number: reference.id, parts: bodies.length });
  }

  /** Writes the rest, after the last page. @returns the objects with the pages' parts, in the order of their numbers */
  end(): readonly PartsObject[] {
    const tree: Reference = this.document.ref({ Kids: new Verbatim(`[${this.ownersOfPages.join(" ")}]`) });
    tree.end();
    Object.assign(this.treeRoot.data, {
      K: this.long.slice(0, 1).map(({ reference }) => reference),
      ParentTree: tree,
      ParentTreeNextKey: this.ownersOfPages.length,
    });
    for (const { reference, part } of this.long) {
      // pdfkit writes the data of a reference, and a part is a whole dictionary
      Object.assign(reference, { data: new Verbatim(String(part)) });
      reference.end();
    }
    return this.objects;
  }

  private keep(value: { toString(): string }): void {
    this.pending.push(value);
    this.next += 1;
  }
}
