/** What counts of a typed code: its letters and digits. */
export const cleanCode = (typed: string): string => typed.replace(/[^a-z0-9]/gi, "");
