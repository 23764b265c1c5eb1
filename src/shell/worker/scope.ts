/** What the service worker's global scope has that a page's has not, as far as it is used here: the compiler knows pages alone. */

/** A file of the build, as the build lists it. */
export interface Part {
  readonly url: string;
  /** Of a file whose name does not change with its content; null where a hash is in the name. */
  readonly revision: string | null;
}

/** An event that lasts as long as what it waits for. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  /** The build puts its list of files here. */
  readonly __WB_MANIFEST: readonly Part[];
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", hear: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", hear: (event: FetchEvent) => void): void;
}
