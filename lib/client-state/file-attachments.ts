import type { HostRecord } from "./host-record";
import { slice } from "./slice";

/** The files that go with what is being written, as their host sent them. */
export const fileAttachments = slice<{ list: readonly HostRecord[] }>({ list: [] });
