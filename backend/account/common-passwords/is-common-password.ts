import list from "./most-used.json";

/** Capital letters and other forms of the same characters don't make a different password. */
const folded = (password: string): string => password.normalize("NFKC").toLowerCase();

const MOST_USED: ReadonlySet<string> = new Set(list.passwords.split(" "));

/** Whether a password is one of the 10,000 most used ones with six characters or more, ignoring case. */
export const isCommonPassword = (password: string): boolean => MOST_USED.has(folded(password));
