import { separateThousands } from "../domain/money.ts";

/** "12,345": a count as Malaysia writes it in Malay, English and Chinese. @param count a whole number */
export function formatCount(count: number): string {
  return separateThousands(String(count));
}
