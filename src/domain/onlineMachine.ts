/** The machine id of the online channel (rule 6.7). */
export const ONLINE_MACHINE = "A10";
