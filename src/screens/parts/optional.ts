import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * A component that is loaded when React first renders it. If its code cannot be fetched, it renders nothing and the page works
 * without it.
 */
export function optional<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetch().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
