import { useLayoutEffect, useState } from "react";
import { array, type Infer, object, string } from "superstruct";
import { tabStorage } from "../../src/stores/tabStorage.ts";
import { nameOnPage } from "../environment/nameOnPage.ts";

const sent = object({
  /** The element's name on the page. */
  element: string(),
  type: string(),
  /** As JSON. No event holds personal data. */
  detail: string(),
});

export type SentEvent = Infer<typeof sent>;

/** The tab keeps the events, because the page is loaded again between the cart, the bank and the receipt. */
const kept = tabStorage("kaunter.events", array(sent));

/** The most events that the tab keeps and an element lists. The earliest go first. */
const MOST = 50;

const TYPES = [
  "kaunter-ready",
  "kaunter-cart-change",
  "kaunter-navigate",
  "kaunter-redirect",
  "kaunter-payment",
  "kaunter-error",
] as const satisfies readonly (keyof GlobalEventHandlersEventMap)[];

export interface EventLog {
  /** The last one first. */
  readonly events: readonly SentEvent[];
  clear(): void;
}

/** The events of the element, from the mounting on, after those that the tab kept. */
export function useEventLog(element: HTMLElement): EventLog {
  const name = nameOnPage(element) ?? element.localName;
  const [events, setEvents] = useState(() => kept.read().filter((one) => one.element === name));
  // before the effects inside, so that nothing that they send is missing
  useLayoutEffect(() => {
    const note = ({ type, detail }: CustomEvent<unknown>) => {
      const event = { element: name, type, detail: JSON.stringify(detail) };
      setEvents((before) => [event, ...before].slice(0, MOST));
      kept.keep([event, ...kept.read()].slice(0, MOST));
    };
    for (const type of TYPES) element.addEventListener(type, note);
    return () => {
      for (const type of TYPES) element.removeEventListener(type, note);
    };
  }, [element, name]);
  return {
    events,
    clear: () => {
      setEvents([]);
      kept.keep(kept.read().filter((one) => one.element !== name));
    },
  };
}
