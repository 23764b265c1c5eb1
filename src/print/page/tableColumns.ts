import type { TableColumn } from "../printedDocument.ts";

export interface PlacedColumn extends TableColumn {
  /** Whether this column has the row's name. It takes the remaining width. */
  readonly isMain: boolean;
  /** Whether narrow paper shows the column's text below the row's name. Every column between the name and the last one folds so. */
  readonly folds: boolean;
}

export function placeColumns(columns: readonly TableColumn[]): readonly PlacedColumn[] {
  const widest = columns.findIndex((column) => column.width === "rest");
  const main = widest === -1 ? 0 : widest;
  return columns.map((column, index) => ({
    ...column,
    isMain: index === main,
    folds: index > main && index < columns.length - 1,
  }));
}
