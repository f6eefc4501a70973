import { extensionOf } from "../../../../lib/contract/file-types";

/** What every browser plays. */
const TYPES: Readonly<Record<string, string>> = { mp4: "video/mp4", mp3: "audio/mpeg" };

/** The media type with which a page can play a stored file, by its key; undefined if it can't. */
export const mediaType = (key: string): string | undefined => TYPES[extensionOf(key)];
