/** The key of an upload for `uploadLock`. */
export const lockKey = (companyId: number | null, identifier: string) => `${companyId}/${identifier}`;
