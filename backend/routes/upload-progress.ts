import { LARGEST_CHUNK_BYTES } from "../../lib/contract/limits";
import { Problem } from "../http/problem";
import { findCompanyId } from "../store/queries/companies";
import { findUpload } from "../store/queries/uploads";
import type { Handler } from "./handler";

/** The progress of a file, and the largest chunk that continues it. */
export const uploadProgress: Handler<"uploadProgress"> = async ({ params }, deps) => {
	const companyId = await findCompanyId(deps.store, params.id);
	const upload = companyId && (await findUpload(deps.store, companyId, params.identifier));
	if (!upload) throw new Problem(404, "There is no such upload.");
	return { received: upload.received, size: upload.size, chunk_limit: LARGEST_CHUNK_BYTES };
};
