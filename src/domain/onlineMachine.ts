/** The machine id that marks the online channel (docs/specification.md, section 6). */
export const ONLINE_MACHINE = "A10";
