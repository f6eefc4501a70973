/** The number of rounds of a test of random faults: `usual`, or what a variable of the environment says. */
export const rounds = (usual: number, variable = "TEST_ROUNDS"): number => Number(process.env[variable] ?? usual);

/** The names in a list that a test runs with by default, or those in a variable of the environment. */
export const chosen = (variable: string, usual: string): string[] => (process.env[variable] ?? usual).split(",");
