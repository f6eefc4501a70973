/** What `uploadLock` knows an upload by. */
export const lockKey = (companyId: number | null, identifier: string) => `${companyId}/${identifier}`;
