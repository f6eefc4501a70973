import { CV_ABOVE_LIMIT } from "../../lib/contract/errors";
import { LEGACY_CV_BYTES } from "../../lib/contract/limits";
import type { FilePart } from "../http/file-part";
import { Problem } from "../http/problem";

/** Throws 413 for a CV above the limit of pages by slugs (5 MB), at the field that it came as. */
export function limitCv({ field, size }: FilePart): void {
	if (size > LEGACY_CV_BYTES) throw new Problem(413, CV_ABOVE_LIMIT, { errors: { [field]: [CV_ABOVE_LIMIT] } });
}
