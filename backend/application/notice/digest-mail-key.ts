/** The start of the names of a company's digests; the day (YYYY-MM-DD) follows, then the recipient. */
export const digestMailKey = (companyId: number): string => `digest-${companyId}-`;
