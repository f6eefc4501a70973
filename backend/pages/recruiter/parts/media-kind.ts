import { extensionOf } from "../../../../lib/contract/file-types";

/** What every browser plays. */
const TYPES: Readonly<Record<string, string>> = { mp4: "video/mp4", mp3: "audio/mpeg" };

/** The type under which a stored file can be played on a page, by its key; undefined for those that can't. */
export const mediaType = (key: string): string | undefined => TYPES[extensionOf(key)];
