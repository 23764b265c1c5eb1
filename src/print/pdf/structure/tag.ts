/** The roles of the PDF's structure that our documents use, by their names in ISO 32000. */
export type Role =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

export interface TagOptions {
  /** The text for a reader who does not see the figure. */
  readonly alt?: string;
  /** A heading of a table belongs to its column or its row. */
  readonly scope?: "Column" | "Row";
  /** Each page of its table shows it again, such as the label of a column. It is read once. */
  readonly repeats?: boolean;
  /** The number of columns that a cell of a table takes. */
  readonly columns?: number;
  /** The language of the text where it is not the document's. */
  readonly language?: string;
}

/**
 * A part of a document's structure, which a screen reader follows: a heading, a cell of a table, a picture. The parts are read in
 * the order in which they were added. A drawn piece belongs to the tag that it carries. A piece without a tag is decoration.
 */
export class Tag {
  readonly role: Role;
  readonly options: TagOptions;
  private readonly parent: Tag | undefined;
  private readonly parts: Tag[] = [];

  constructor(role: Role, options: TagOptions = {}, parent?: Tag) {
    this.role = role;
    this.options = options;
    this.parent = parent;
  }

  get children(): readonly Tag[] {
    return this.parts;
  }

  get root(): Tag {
    return this.parent?.root ?? this;
  }

  add(role: Role, options?: TagOptions): Tag {
    const tag = new Tag(role, options, this);
    this.parts.push(tag);
    return tag;
  }
}

declare module "pdfmake/interfaces" {
  interface Style {
    /** The part of the structure that this text or picture belongs to. */
    tag?: Tag | undefined;
  }
}
