/** The processor time of this process, in milliseconds over all its threads. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
