/** Ids fit a 32-bit column; a longer number is unknown. */
const ID = /^\d{1,9}$/;

/** The id that a text may be, or undefined. */
export const readId = (text: string): number | undefined => (ID.test(text) ? Number(text) : undefined);
