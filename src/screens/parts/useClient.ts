import type { Client } from "../../api/client.ts";
import { fetchedClient } from "../../api/fetchedClient.ts";
import { useSession } from "../../stores/sessionState.ts";
import { useEnvironment } from "../environment.tsx";

const clients = new Map<string, Client>();
const ownClients = new Map<string, Client>();

/** The client of the screen's portal: one for the page, whatever the number of screens that call it. */
export function useClient(): Client {
  const { portal } = useEnvironment();
  return kept(clients, portal, () => fetchedClient(portal));
}

/** The same with the cookie of who is logged in: for screens of the portal alone, never for a widget's. */
export function useOwnClient(): Client {
  const { portal } = useEnvironment();
  return kept(ownClients, portal, () => fetchedClient(portal, "same-origin"));
}

/** The own one while somebody is logged in, whose own records are read unmasked; in a widget nobody ever is. */
export function useSearchingClient(): Client {
  const isLoggedIn = useSession(({ session }) => session !== undefined && session !== null);
  const client = useClient();
  const own = useOwnClient();
  return isLoggedIn ? own : client;
}

function kept(known: Map<string, Client>, portal: string, create: () => Client): Client {
  const client = known.get(portal) ?? create();
  known.set(portal, client);
  return client;
}
