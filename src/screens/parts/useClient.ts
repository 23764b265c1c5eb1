import type { Client } from "../../api/client.ts";
import { fetchedClient } from "../../api/fetchedClient.ts";
import { useSession } from "../../stores/sessionState.ts";
import { useEnvironment } from "../environment.tsx";

const clients = new Map<string, Client>();
const ownClients = new Map<string, Client>();

/** The client of the screen's portal. All screens of the page share one. */
export function useClient(): Client {
  const { portal } = useEnvironment();
  return kept(clients, portal, () => fetchedClient(portal));
}

/** The same client with the session cookie of the logged-in citizen. Only for screens of the portal, never for a widget. */
export function useOwnClient(): Client {
  const { portal } = useEnvironment();
  return kept(ownClients, portal, () => fetchedClient(portal, "same-origin"));
}

/**
 * The client with the cookie while someone is logged in, because the server then shows their own records unmasked. A widget has
 * no log-in.
 */
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
