import { usePageLanguage } from "../../screens/parts/texts.ts";

/** Joins names in a line, as the page's language separates them. */
export function useListText(): (names: Iterable<string>) => string {
  const separator = usePageLanguage() === "zh" ? "、" : ", ";
  return (names) => [...names].join(separator);
}
