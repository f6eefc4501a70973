/** How often a test of random faults repeats: `usual` times in each run, or as often as `TEST_ROUNDS` says. */
export const rounds = (usual: number): number => Number(process.env.TEST_ROUNDS ?? usual);
