import type { HostRecord } from "./host-record";
import { slice } from "./slice";

/** The attachments of the message being written, as the host sent them. */
export const fileAttachments = slice<{ list: readonly HostRecord[] }>({ list: [] });
