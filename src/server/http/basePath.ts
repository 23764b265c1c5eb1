/** The path of the portal's address, below which everything that browsers ask stands: "" or "/like/this". */
export function basePathOf(portal: string): string {
  return new URL(portal).pathname.replace(/\/$/, "");
}
