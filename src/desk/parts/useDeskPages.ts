import { useMemo, useState } from "react";
import type { Fault } from "../../api/fault.ts";
import { useDeskRead } from "./useDeskRead.ts";

/** A page of a list, and the key after which the next page begins. */
interface ListPage {
  readonly next: string | null;
}

type ReadPage<Page> = (after: string | undefined, signal: AbortSignal) => Promise<Page>;

/**
 * A list that is read page by page. While a page is being read, the one before stays.
 * @param read must keep its identity as long as the list is the same. Another one begins at the first page. Undefined while there
 * is nothing to ask
 */
export function useDeskPages<Page extends ListPage>(read: ReadPage<Page> | undefined) {
  /** The keys of the pages up to the current one. The first page has none. */
  const [place, setPlace] = useState<{ readonly of: typeof read; readonly keys: readonly string[] }>();
  const keys = place?.of === read ? (place?.keys ?? NONE) : NONE;
  const after = keys.at(-1);
  const readPage = useMemo(() => read && ((signal: AbortSignal) => read(after, signal)), [read, after]);
  const { reading, again } = useDeskRead(readPage);
  const [shown, setShown] = useState<{ readonly of: typeof read; readonly page: Page }>();
  if (reading.status === "read" && shown?.page !== reading.value) setShown({ of: read, page: reading.value });
  const page = shown?.of === read ? shown?.page : undefined;
  const next = page?.next ?? undefined;
  const fault: Fault | undefined = reading.status === "fault" ? reading.fault : undefined;
  return {
    /** Undefined until the first page is there. */
    page,
    fault,
    busy: read !== undefined && reading.status === "looking",
    again,
    goNext: next === undefined ? undefined : () => setPlace({ of: read, keys: [...keys, next] }),
    goPrevious: after === undefined ? undefined : () => setPlace({ of: read, keys: keys.slice(0, -1) }),
  };
}

const NONE: readonly string[] = [];
