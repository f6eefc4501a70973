import { randomBytes } from "node:crypto";

/** A new, unguessable key for a company's file, or for one of no company yet. Its extension holds letters and digits only. */
export const newKey = (companyId: number | null, extension: string) =>
	`${companyId === null ? "cvs" : `companies/${companyId}`}/${randomBytes(18).toString("base64url")}.${extension}`;
