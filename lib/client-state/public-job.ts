import type { HostRecord } from "./host-record";
import { slice } from "./slice";

/** The public job that is looked at, as its host sent it; null while there is none. */
export const publicJob = slice<{ detail: HostRecord | null }>({ detail: null });
