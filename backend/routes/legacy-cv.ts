import { limitCv } from "../application/limit-cv";
import { refusedField } from "../http/problem";
import { storeOnce } from "../upload/store-once";
import type { Handler } from "./handler";

/**
 * A CV of at most 5 MB in one call, before its job is named: PDF, Word or JPEG as everywhere else, since one candidate's
 * CV must not be good for one form and bad for another. Its name in the answer is what an application gives as
 * `file_cv`; the first company that it is handed to owns it.
 */
export const legacyCv: Handler<"legacyCv"> = async ({ files }, deps) => {
	const part = files[0];
	if (!part) throw refusedField("file", "The file is missing.");
	limitCv(part);
	const { filepath } = await storeOnce(deps, { companyId: null, part, isCv: true }, undefined);
	return { file_name: filepath };
};
