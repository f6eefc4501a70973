import { limitCv } from "../application/limit-cv";
import { refusedField } from "../http/problem";
import { storeOnce } from "../upload/store-once";
import type { Handler } from "./handler";

/**
 * Stores a CV of at most 5 MB in one call, before its job is named. It accepts PDF, Word and JPEG as everywhere else,
 * since one candidate's CV must not be good for one form and bad for another. An application names it as `file_cv`; the
 * first company that receives such an application owns it.
 */
export const legacyCv: Handler<"legacyCv"> = async ({ files }, deps) => {
	const part = files[0];
	if (!part) throw refusedField("file", "The file is missing.");
	limitCv(part);
	const { filepath } = await storeOnce(deps, { companyId: null, part, isCv: true }, undefined);
	return { file_name: filepath };
};
