/** An address that its owner recognises and others can't read: `r***@example.com`. */
export const hiddenEmail = (email: string): string => email.replace(/^(.)[^@]*/u, "$1***");
