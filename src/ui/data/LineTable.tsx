import type { ReactNode } from "react";
import type { Sen } from "../../domain/money.ts";
import { Money } from "../text/Money.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { AmountCell, Details, RowAction, Table } from "./lineTableStyle.ts";

interface Line {
  id: string;
  title: ReactNode;
  /** One for each of `columns`. */
  cells?: readonly ReactNode[];
  /** In sen. */
  amount: Sen;
  /** It cannot be paid: its amount is struck out and not in the sum. */
  dropped?: boolean;
  /** A button or link that concerns the line. */
  action?: ReactNode;
}

export interface LineTableProps {
  /** Names the table; read by screen readers. */
  caption: string;
  titleHeader: string;
  /** The columns between title and amount; where it is narrow they stand below the title. */
  columns?: readonly string[];
  amountHeader: string;
  lines: readonly Line[];
  total?: { label: string; amount: Sen };
}

/** Lines with an amount each, and their sum: the cart, a receipt, the history. */
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
              // not a span, which would make room for columns that are not there where it is narrow
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
