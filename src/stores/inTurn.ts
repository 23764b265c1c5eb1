/** The number of simultaneous requests. */
const AT_ONCE = 3;

/**
 * Asks about each thing, three at a time, until all are asked about or `ask` returns false. Example: without a network, the next
 * request would fail too.
 * @param ask returns whether to continue
 */
export async function askInTurn<Thing>(
  things: readonly Thing[],
  ask: (thing: Thing) => Promise<boolean>,
): Promise<void> {
  const waiting = [...things];
  const askOn = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift())
      if (!(await ask(thing))) waiting.length = 0;
  };
  await Promise.all([...Array(AT_ONCE)].map(askOn));
}
