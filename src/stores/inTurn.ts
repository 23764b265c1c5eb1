/** Requests under way at once. */
const AT_ONCE = 3;

/**
 * Asks for one thing after the other, three at a time, until all are asked for or one answer says that the next would fare alike.
 * @param ask tells whether to go on
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
