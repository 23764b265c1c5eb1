/** The path of the portal's address, below which all paths that browsers request begin: "" or "/like/this". */
export function basePathOf(portal: string): string {
  return new URL(portal).pathname.replace(/\/$/, "");
}
