import { stdout } from "node:process";

/** Prints lines, tables and numbers. */

export function say(line = ""): void {
  stdout.write(`${line}\n`);
}

/** Formats lines of cells with the given widths. The first cell is left-aligned, the others right-aligned. */
export function inColumns(widths: readonly number[]): (cells: readonly string[]) => string {
  const padded = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return (cells) => `  ${cells.map(padded).join("   ")}`;
}

/** Prints rows in columns that fit their content. */
export function sayTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, ...rows];
  const columns = inColumns(
    head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))),
  );
  for (const line of lines) say(columns(line));
}

/** @param value milliseconds */
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
/** @param value bytes */
export const kilobytes = (value: number): string => `${(value / 1000).toFixed(0)} kB`;
export const megabytes = (value: number): string => `${(value / 1_048_576).toFixed(1)} MB`;
export const times = (value: number): string => `${value.toFixed(2)} x`;
