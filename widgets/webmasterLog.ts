/**
 * Tells the page's webmaster how to mend the page. The console is the only place they look at that no citizen sees.
 * Never give it what a citizen typed.
 */
export function warnWebmaster(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place where an element writes to the host page's console
  console.warn(`Kaunter: ${message}`);
}
