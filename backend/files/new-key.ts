import { randomBytes } from "node:crypto";

/** A new, unguessable key for a company's file. Its extension must be one of the allowed ones. */
export const newKey = (companyId: number, extension: string) =>
	`companies/${companyId}/${randomBytes(18).toString("base64url")}.${extension}`;
