/** The path of the portal's address: "" or "/like/this". All paths that browsers request are below it. */
export function basePathOf(portal: string): string {
  return new URL(portal).pathname.replace(/\/$/, "");
}
