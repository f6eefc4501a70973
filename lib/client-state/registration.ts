import type { SaveErrors } from "./host-record";
import { slice } from "./slice";

/** What the host refused of a sign-up: sentences by the name of their field. */
export const registration = slice<{ save_errors: SaveErrors }>({ save_errors: {} });
