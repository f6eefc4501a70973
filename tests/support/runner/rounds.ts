/** The number of rounds of a test of random faults: `usual`, or `TEST_ROUNDS`. */
export const rounds = (usual: number): number => Number(process.env.TEST_ROUNDS ?? usual);
