/** How long a new company stores applications after their job closed, in months. */
export const RETENTION_MONTHS = 12;
