import type { Content } from "pdfmake/interfaces";
import type { FlowingDocument } from "../../printedDocument.ts";
import { factGrid, factLines } from "./facts.ts";
import { FRAMED, rule } from "./lines.ts";
import { ACCENT, innerWidth } from "./looks.ts";
import type { Pen } from "./pen.ts";

/** The crest's margin on a roll, where the issuer is below the crest. */
const BELOW_CREST: [number, number, number, number] = [0, 0, 0, 4];

/** The crest and the issuer above a rule, then the title and the facts, then the warning. */
export function head(
  { head: { crest, issuer, below, title, facts, warning } }: FlowingDocument,
  pen: Pen,
): Content {
  const { looks } = pen;
  const shown = crest === undefined ? undefined : pen.picture(crest);
  const picture: Content[] =
    shown === undefined
      ? []
      : [
          {
            image: shown,
            fit: [looks.crest, looks.crest],
            tag: pen.root.add("Figure", { alt: crest?.shows ?? "" }),
          },
        ];
  const names: Content[] = [
    pen.say(issuer, { fontSize: looks.size.issuer, bold: true, color: ACCENT, tag: pen.root.add("P") }),
    ...(below ?? []).map((line) => pen.remark(line, { tag: pen.root.add("P") })),
  ];
  const named: Content = pen.say(title, {
    fontSize: looks.size.title,
    bold: true,
    tag: pen.root.add("H1"),
  });
  const listed = pen.paper === "slip80" ? factGrid(facts, 1, pen) : factLines(facts, pen);
  const line = rule(innerWidth(looks), 1.2, ACCENT, [6, looks.gap]);
  const warned: Content[] =
    warning === undefined
      ? []
      : [
          {
            table: { widths: ["*"], body: [[pen.say(warning, { bold: true, tag: pen.root.add("P") })]] },
            layout: FRAMED,
            margin: [0, looks.gap, 0, 0],
          },
        ];
  if (pen.paper === "slip80")
    return [
      {
        stack: [...picture.map((crest) => ({ stack: [crest], margin: BELOW_CREST })), ...names],
        alignment: "center",
      },
      line,
      { stack: [named], alignment: "center", margin: [0, 0, 0, looks.gap] },
      listed,
      ...warned,
    ];
  return [
    {
      columns: [
        ...picture.map((crestPicture) => ({ width: looks.crest + 10, stack: [crestPicture] })),
        // The margin puts the issuer beside the middle of the crest.
        { width: "*", stack: names, margin: [0, picture.length === 0 ? 0 : 12, 0, 0] },
      ],
    },
    line,
    {
      columns: [
        { width: "*", stack: [named] },
        { width: "auto", stack: [listed] },
      ],
      columnGap: 12,
    },
    ...warned,
  ];
}
