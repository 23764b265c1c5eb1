/**
 * The pages of the central team's desk, in the order of its navigation. Each has a path below `#/desk`. The bare `#/desk` shows
 * the first one that the user may open.
 */
export const DESK_PAGES = [
  "today",
  "payments",
  "refunds",
  "review",
  "remittances",
  "reconciliation",
  "loads",
  "users",
  "audit",
  "settings",
  "councils",
] as const;

export type DeskPage = (typeof DESK_PAGES)[number];

export function isDeskPage(value: string): value is DeskPage {
  return DESK_PAGES.some((page) => page === value);
}
