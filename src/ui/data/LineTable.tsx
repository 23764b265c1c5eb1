import type { ReactNode } from "react";
import type { Sen } from "../../domain/money.ts";
import { Money } from "../text/Money.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { AmountCell, Details, RowAction, Table } from "./lineTableStyle.ts";

interface Line {
  id: string;
  title: ReactNode;
  /** One cell for each of `columns`. */
  cells?: readonly ReactNode[];
  amount: Sen;
  /** The line cannot be paid. Its amount is struck out, and the total excludes it. */
  dropped?: boolean;
  /** A button or link for this line. */
  action?: ReactNode;
}

export interface LineTableProps {
  /** The table's name for screen readers. */
  caption: string;
  titleHeader: string;
  /** The columns between title and amount. On a narrow screen they move below the title. */
  columns?: readonly string[];
  amountHeader: string;
  lines: readonly Line[];
  total?: { label: string; amount: Sen };
}

/** Lines with an amount each, and their total: the cart, a receipt, the history. */
export function LineTable({
  caption,
  titleHeader,
  columns = [],
  amountHeader,
  lines,
  total,
}: LineTableProps) {
  return (
    <Table part="table">
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{titleHeader}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-roomy>
              {column}
            </th>
          ))}
          <AmountCell as="th" scope="col">
            {amountHeader}
          </AmountCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.title}
              {columns.map((column, index) => (
                <Details key={column}>
                  <span>{column}</span> {line.cells?.[index]}
                </Details>
              ))}
              {line.action !== undefined && <RowAction>{line.action}</RowAction>}
            </th>
            {columns.map((column, index) => (
              <td key={column} data-roomy>
                {line.cells?.[index]}
              </td>
            ))}
            <AmountCell>
              {line.dropped ? (
                <s>
                  <Money amount={line.amount} />
                </s>
              ) : (
                <Money amount={line.amount} />
              )}
            </AmountCell>
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr part="total">
            <th scope="row">{total.label}</th>
            {columns.map((column) => (
              // not one cell with a colspan, which would reserve space for the hidden columns on a narrow screen
              <td key={column} data-roomy />
            ))}
            <AmountCell>
              <Money amount={total.amount} />
            </AmountCell>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
