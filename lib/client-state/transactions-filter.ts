import { slice } from "./slice";

/** The filter of the company's transactions: the page that is shown. */
export const transactionsFilter = slice<{ page: number }>({ page: 1 });
