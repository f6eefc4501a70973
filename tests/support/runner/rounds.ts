/** The number of rounds of a test of random faults: `usual`, or `TEST_ROUNDS`. */
export const rounds = (usual: number): number => Number(process.env.TEST_ROUNDS ?? usual);

/** The names in a list that a test runs with by default, or those in a variable of the environment. */
export const chosen = (variable: string, usual: string): string[] => (process.env[variable] ?? usual).split(",");
