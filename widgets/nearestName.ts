/**
 * Finds the attribute that the webmaster probably meant. `counsel` means `council`: at most two letters differ, or one if the
 * name has fewer than five letters. `language` means `lang`: one begins with the other. Undefined when no name is near.
 */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, distance: isFormOf(name, written) ? 0 : distanceOf(name, written) }))
    .filter(({ name, distance }) => distance <= (name.length < 5 ? 1 : 2))
    .sort((one, other) => one.distance - other.distance);
  return nearest?.name;
}

function isFormOf(name: string, written: string): boolean {
  return written.length > 2 && (name.startsWith(written) || written.startsWith(name));
}

/** The number of letters to insert, delete or replace (Levenshtein distance). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [place, against] of [...other].entries()) {
      const [above = 0, diagonal = 0, before = 0] = [row[place + 1], row[place], next[place]];
      next.push(Math.min(above + 1, before + 1, diagonal + (letter === against ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
