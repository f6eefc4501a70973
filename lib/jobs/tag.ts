/** Tag of everything that is kept of a job, by its open code. */
export const jobTag = (code: string): string => `job:${code.toLowerCase()}`;
