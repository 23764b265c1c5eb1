import type { Client } from "../api/client.ts";
import { type Fault, faultOf } from "../api/fault.ts";
import { fetchPart } from "../api/fetchPart.ts";
import { readSession, type Session, logIn as startSession, logOut as stopSession } from "../api/session.ts";
import { useSession } from "./sessionState.ts";

/** Counts who comes and goes: what was asked before somebody did says nothing any more. */
let turn = 0;

let reading: { readonly since: number; readonly done: Promise<void> } | undefined;

let tabs: BroadcastChannel | undefined;

/** Reads who is logged in, once more after a failure. Asked by several at once, it is asked once. */
export function loadSession(client: Client): Promise<void> {
  if (reading?.since === turn) return reading.done;
  const mine = { since: turn, done: read(client) };
  reading = mine;
  return mine.done.finally(() => {
    if (reading === mine) reading = undefined;
  });
}

async function read(client: Client): Promise<void> {
  const asked = turn;
  try {
    const session = await readSession(client);
    if (asked !== turn) return;
    if (session === null) return findNobody();
    // who is known already stays shown with all that is known, until the record is read again
    if (session.name !== useSession.getState().session?.name) put(session);
    await readRecord(client, session);
  } catch (error) {
    if (asked === turn) useSession.setState({ error: faultOf(error) });
  }
}

/** Whoever was logged in here did not log out here; and why nobody is any more is still to be said, where it is. */
function findNobody(): void {
  const { session } = useSession.getState();
  if (session) endsSession({ kind: "refused", reason: "user_error_relogin" });
  else if (session === undefined) put(null);
}

/** Reads what the user told of themselves: a log-in is one without it, too. */
async function readRecord(client: Client, session: Session): Promise<void> {
  const asked = turn;
  try {
    // for who is logged in alone
    const { readUser } = await fetchPart(() => import("../api/user.ts"));
    const {
      full_name,
      ic_num,
      phone,
      machine_id = session.machine_id,
    } = await readUser(client, session.name);
    takeRecord({ ...session, full_name, ic_num, phone, machine_id });
  } catch (error) {
    if (asked === turn) endsSession(faultOf(error));
  }
}

/** Takes what is known now of who is logged in, such as a profile that was changed. */
export function takeRecord(known: Partial<Session> & Pick<Session, "name">): void {
  useSession.setState(({ session }) =>
    session?.name === known.name ? { session: { ...session, ...known } } : {},
  );
}

/**
 * @returns whether the name and the password are right; what else went wrong is in the store. The user's record follows.
 */
export async function logIn(client: Client, name: string, password: string): Promise<boolean> {
  useSession.setState({ error: undefined });
  try {
    const session = await startSession(client, name, password);
    change(session);
    void readRecord(client, session);
    return true;
  } catch (error) {
    useSession.setState({ error: faultOf(error) });
    return false;
  }
}

/**
 * Logs out. Without an answer the session may live on, so it stays shown.
 * @returns whether nobody is logged in any more
 */
export async function logOut(client: Client): Promise<boolean> {
  try {
    await stopSession(client);
    change(null);
    return true;
  } catch (error) {
    useSession.setState({ error: faultOf(error) });
    return false;
  }
}

/**
 * A new password, set by a link, has ended every session of its user: here too, where it is who is logged in. Of that there is
 * nothing to say: the citizen did it.
 * @param name the e-mail address
 */
export function leaveSession(name: string): void {
  if (useSession.getState().session?.name === name) change(null);
}

/**
 * Whether a call's fault says that the session has ended; from here on nobody is logged in. Of who logged out meanwhile it says
 * nothing new.
 */
export function endsSession(fault: Fault): boolean {
  const hasEnded = isSessionEnd(fault);
  if (hasEnded && useSession.getState().session !== null)
    useSession.setState({ session: null, error: fault });
  return hasEnded;
}

export function isSessionEnd(fault: Fault | undefined): boolean {
  return fault?.kind === "refused" && fault.reason === "user_error_relogin";
}

/** Says no more what went wrong; where it is not known who is logged in, why stays. */
export function clearFault(): void {
  useSession.setState(({ session, error }) => ({ error: session === undefined ? error : undefined }));
}

/** Who logs in or out in another tab of this browser does so here. @returns what stops following */
export function followTabs(client: Client): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel("kaunter-session");
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    turn += 1;
    if (data === "out") put(null);
    else void loadSession(client);
  };
  tabs = channel;
  return () => {
    channel.close();
    if (tabs === channel) tabs = undefined;
  };
}

function change(session: Session | null): void {
  turn += 1;
  put(session);
  tabs?.postMessage(session === null ? "out" : "in");
}

function put(session: Session | null): void {
  useSession.setState({ session, error: undefined });
}
