/** The versions between a deprecation and the removal. */
const VERSIONS = 2;

/** The missing names that the changelog did not first list under "Deprecated" and, two versions or more later, under "Removed". */
export function undocumented(missing: readonly string[], changelog: string): readonly string[] {
  // the newest version comes first
  const versions = changelog.split(/^## /m);
  const versionThatLists = (heading: string, name: string) =>
    versions.findIndex((version) =>
      version.split(/^### /m).some((part) => part.startsWith(heading) && part.includes(`\`${name}\``)),
    );
  return missing.filter((line) => {
    const name = line.slice(line.lastIndexOf(" ") + 1);
    const removed = versionThatLists("Removed", name);
    return removed === -1 || versionThatLists("Deprecated", name) < removed + VERSIONS;
  });
}
