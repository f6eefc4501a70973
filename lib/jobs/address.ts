/** The path of a job's page by its open code. */
export const jobPath = (code: string): string => `/p/${encodeURIComponent(code)}`;
