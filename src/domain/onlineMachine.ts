/** The machine id that marks the online channel (specification, section 6). */
export const ONLINE_MACHINE = "A10";
