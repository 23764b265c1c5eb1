import type { TableColumn } from "../printedDocument.ts";

export interface PlacedColumn extends TableColumn {
  /** The row's name, which takes what is left of the width. */
  readonly isMain: boolean;
  /** Where it is narrow it goes below the row's name: what stands between the name and the last column, the amount. */
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
