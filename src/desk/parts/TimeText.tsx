import { formatDateTime } from "../../domain/malaysiaTime.ts";

/** A time as DD/MM/YYYY hh:mm A. Where there is no room, it wraps after the day, and "AM" stays with its hour. */
export function TimeText({ children }: { readonly children: string }) {
  return formatDateTime(children).replace(/ (?=[AP]M$)/, "\u00a0");
}
