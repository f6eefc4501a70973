import type { SaveErrors } from "./host-record";
import { slice } from "./slice";

/** The host's validation errors for a sign-up: sentences by field name. */
export const registration = slice<{ save_errors: SaveErrors }>({ save_errors: {} });
