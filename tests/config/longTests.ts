/** Tests that are slow by nature: they start processes, kill them at every write and start them again. */
export const LONG_TESTS = ["tests/durability/**/*.test.ts", "tests/processes/**/*.test.ts"];
