const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text as HTML says it between tags. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? "");
