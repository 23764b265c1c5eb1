import { type Client, createClient } from "../../api/client.ts";
import { useEnvironment } from "../environment.tsx";

const clients = new Map<string, Client>();

/** The client of the screen's portal: one for the page, whatever the number of screens that call it. */
export function useClient(): Client {
  const { portal } = useEnvironment();
  const known = clients.get(portal);
  if (known !== undefined) return known;
  const client = createClient(portal);
  clients.set(portal, client);
  return client;
}
