import { useEnvironment } from "../../screens/environment.tsx";

/** The address of a path of the portal, for the browser itself to open. */
export function usePortalAddress(): (path: string) => string {
  const { portal } = useEnvironment();
  return (path) => `${portal.replace(/\/?$/, "/")}${path}`;
}
