import type { HostRecord } from "./host-record";
import { slice } from "./slice";

/** The current public job, as the host sent it; null if there is none. */
export const publicJob = slice<{ detail: HostRecord | null }>({ detail: null });
