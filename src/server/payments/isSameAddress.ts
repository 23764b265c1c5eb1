/** Whether two addresses name one mailbox. People write theirs with and without capitals. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
