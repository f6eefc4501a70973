import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A new unguessable token for a cookie or a link: 43 letters, digits, dashes and underscores. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** The stored form of a token: its SHA-256 in hex, which is useless to a reader of the table. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");
