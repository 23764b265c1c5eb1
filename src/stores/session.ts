import type { Client } from "../api/client.ts";
import { type Fault, faultOf, fetchPart } from "../api/fault.ts";
import { readSession, type Session, logIn as startSession, logOut as stopSession } from "../api/session.ts";
import { useSession } from "./sessionState.ts";

/** Counts log-ins and log-outs. The answer to an earlier request no longer counts. */
let turn = 0;

let reading: { readonly since: number; readonly done: Promise<void> } | undefined;

let tabs: BroadcastChannel | undefined;

/** Reads the session from the server. Simultaneous calls share one request. After a failure, the next call tries again. */
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
    // If the user is already known, keep the known fields until the record is read again.
    if (session.name !== useSession.getState().session?.name) put(session);
    await readRecord(client, session);
  } catch (error) {
    if (asked === turn) useSession.setState({ error: faultOf(error) });
  }
}

/**
 * The server knows no session. If this page still has one, it ended without a log-out here, so store the reason. If this page
 * already has none, keep the stored reason.
 */
function findNobody(): void {
  const { session } = useSession.getState();
  if (session) endsSession({ kind: "refused", reason: "user_error_relogin" });
  else if (session === undefined) put(null);
}

/** Reads the user's record. The log-in is valid without it. */
async function readRecord(client: Client, session: Session): Promise<void> {
  const asked = turn;
  try {
    // Only logged-in users need this code.
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

/** Updates the session with newer data of the logged-in user, such as a changed profile. */
export function takeRecord(known: Partial<Session> & Pick<Session, "name">): void {
  useSession.setState(({ session }) =>
    session?.name === known.name ? { session: { ...session, ...known } } : {},
  );
}

/**
 * Logs in. The user's record follows later.
 * @returns whether the log-in succeeded. If not, the store has the fault.
 */
export async function logIn(client: Client, name: string, password: string): Promise<boolean> {
  useSession.setState({ error: undefined });
  try {
    finishLogIn(client, await startSession(client, name, password));
    return true;
  } catch (error) {
    useSession.setState({ error: faultOf(error) });
    return false;
  }
}

/** Takes over the session of a finished log-in. The user's record follows later. */
export function finishLogIn(client: Client, session: Session): void {
  change(session);
  void readRecord(client, session);
}

/**
 * Logs out. Without an answer the session may still exist, so the page keeps showing it.
 * @returns whether the log-out succeeded
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
 * Ends the session in this browser after the server has ended all sessions of a user: after a new password by a link, and after
 * the erasure of an account. It stores no error, because the citizen did it. It ignores the session of another user.
 * @param name the user's e-mail address
 */
export function leaveSession(name: string): void {
  if (useSession.getState().session?.name === name) change(null);
}

/**
 * Whether a call's fault says that the session has ended. If so, it ends the session in this page and stores the fault. It stores
 * nothing if the user has logged out meanwhile.
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

/** Removes the error. While the session is unknown the error stays, because it gives the reason. */
export function clearFault(): void {
  useSession.setState(({ session, error }) => ({ error: session === undefined ? error : undefined }));
}

/** Follows log-ins and log-outs in the browser's other tabs. @returns a function that stops it */
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
