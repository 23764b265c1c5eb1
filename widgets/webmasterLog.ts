/**
 * Tells the page's webmaster how to repair the page. It uses the console, because webmasters look there and citizens do not.
 * Never pass text that a citizen typed.
 */
export function warnWebmaster(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place where an element writes to the host page's console
  console.warn(`Kaunter: ${message}`);
}
