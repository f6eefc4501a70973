/** Style of a link in the wizard's small print. */
export const LINK = "inline-block py-1 font-bold text-brand-ink underline underline-offset-4";
