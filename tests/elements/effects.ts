import { onTestFinished, vi } from "vitest";

/** Records the effects of a script from now on: calls, storage, an element's events, channels. @returns the effects so far */
export function effectsOf(view: Window & typeof globalThis): () => readonly string[] {
  const done: string[] = [];
  const fetched = vi.spyOn(view, "fetch").mockImplementation(async (input) => {
    done.push(`fetch ${input instanceof Request ? input.url : input}`);
    return new Response("{}", { headers: { "content-type": "application/json" } });
  });
  const opened = vi.spyOn(view.indexedDB, "open");
  const timed = vi.spyOn(view, "setInterval");
  const noted = (event: Event) => done.push(event.type);
  const types = ["ready", "cart-change", "navigate", "redirect", "payment", "error"].map(
    (name) => `kaunter-${name}`,
  );
  for (const type of types) view.addEventListener(type, noted);
  onTestFinished(() => {
    for (const spy of [fetched, opened, timed]) spy.mockRestore();
    for (const type of types) view.removeEventListener(type, noted);
  });
  return () => [
    ...done,
    ...opened.mock.calls.map(([name]) => `indexedDB ${name}`),
    ...timed.mock.calls.map(([, delay]) => `interval ${delay}`),
  ];
}
