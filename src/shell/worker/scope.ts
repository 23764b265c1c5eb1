/** The parts of the service worker's global scope that we use. TypeScript's library for pages does not have them. */

/** A file in the build's list. */
export interface Part {
  readonly url: string;
  /** For a file whose name does not depend on its content. Null when the name contains a hash. */
  readonly revision: string | null;
}

/** An event that the browser extends until a promise settles. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  /** The build inserts its list of files here. */
  readonly __WB_MANIFEST: readonly Part[];
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", hear: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", hear: (event: FetchEvent) => void): void;
}
