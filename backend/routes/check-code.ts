import { Problem } from "../http/problem";
import { readContent } from "../job/content";
import { findInterviewCode } from "../store/queries/codes";
import type { Handler } from "./handler";

/** Whether an interview code is known, and where its interview is done if not everywhere. */
export const checkCode: Handler<"checkCode"> = async ({ params }, deps) => {
	const found = await findInterviewCode(deps.store, params.interviewCode);
	if (!found) throw new Problem(404, "There is no interview with this code.");
	return { interview_code: found.code, device_type: readContent(found.content).device_type || undefined };
};
