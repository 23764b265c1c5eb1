import type { Section, TableCell } from "../printedDocument.ts";
import { inOrder } from "./inOrder.ts";
import { CellLine, Folded, Table } from "./linesTableStyle.ts";
import { Totals } from "./Totals.tsx";
import { type PlacedColumn, placeColumns } from "./tableColumns.ts";
import { Words } from "./Words.tsx";

export interface LinesTableProps {
  readonly section: Extract<Section, { kind: "table" }>;
  /** The id of the heading that names the table. */
  readonly headingId: string | undefined;
}

/** The lines of a payment in columns, and their totals. */
export function LinesTable({ section, headingId }: LinesTableProps) {
  const columns = placeColumns(section.columns);
  return (
    <>
      <Table aria-labelledby={headingId}>
        <thead>
          <tr>
            {inOrder(columns).map(({ key, value: column }) => (
              <th key={key} scope="col" {...placing(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(section.rows).map(({ key, value: row }) => (
            <Row key={key} columns={columns} row={row} />
          ))}
        </tbody>
      </Table>
      <Totals totals={section.totals} />
    </>
  );
}

interface RowProps {
  readonly columns: readonly PlacedColumn[];
  readonly row: readonly TableCell[];
}

function Row({ columns, row }: RowProps) {
  return (
    <tr>
      {inOrder(columns).map(({ key, value: column }) =>
        column.isMain ? (
          <th key={key} scope="row" {...placing(column)}>
            <Lines cell={row[key]} />
            <FoldedCells columns={columns} row={row} />
          </th>
        ) : (
          <td key={key} {...placing(column)}>
            <Lines cell={row[key]} />
          </td>
        ),
      )}
    </tr>
  );
}

function Lines({ cell = [] }: { readonly cell: TableCell | undefined }) {
  return inOrder(cell).map(({ key, value }) => (
    <CellLine key={key}>
      <Words>{value}</Words>
    </CellLine>
  ));
}

/** The cells whose columns are hidden on narrow paper. */
function FoldedCells({ columns, row }: RowProps) {
  return inOrder(columns)
    .filter(({ key, value }) => value.folds && row[key] !== undefined)
    .map(({ key, value }) => (
      <Folded key={key}>
        {value.label}: <Words>{row[key]?.join(", ") ?? ""}</Words>
      </Folded>
    ));
}

function placing({ align, isMain, folds }: PlacedColumn) {
  return { "data-align": align, "data-main": isMain || undefined, "data-folds": folds || undefined };
}
