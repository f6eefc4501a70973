import { slice } from "./slice";

/** The filter of the company's transactions: the current page. */
export const transactionsFilter = slice<{ page: number }>({ page: 1 });
