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
  const names: Content[] = [
    pen.say(issuer, { fontSize: looks.size.issuer, bold: true, color: ACCENT }),
    ...(below === undefined ? [] : [pen.remark(below)]),
  ];
  const picture: Content[] = shown === undefined ? [] : [{ image: shown, fit: [looks.crest, looks.crest] }];
  const named: Content = pen.say(title, {
    fontSize: looks.size.title,
    bold: true,
  });
  const line = rule(innerWidth(looks), 1.2, ACCENT, [6, looks.gap]);
  const warned: Content[] =
    warning === undefined
      ? []
      : [
          {
            table: { widths: ["*"], body: [[pen.say(warning, { bold: true })]] },
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
      factGrid(facts, 1, pen),
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
        { width: "auto", stack: [factLines(facts, pen)] },
      ],
      columnGap: 12,
    },
    ...warned,
  ];
}
