import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A component whose code is fetched when it is drawn; the page does without it where that cannot be. */
export function optional<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetch().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
