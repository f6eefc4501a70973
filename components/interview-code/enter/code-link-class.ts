/** What every link to the code form looks like, besides its colour and what it looks like under a pointer. */
export const CODE_LINK = "no-print flex min-h-11 items-center px-3";
