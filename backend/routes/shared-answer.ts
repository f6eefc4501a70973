import { Problem } from "../http/problem";
import { absolute } from "../media/absolute";
import { findSharedAnswer } from "../store/queries/shared-answers";
import type { Handler } from "./handler";

/** A candidate's recorded answer to one question; without a video until it is recorded. */
export const sharedAnswer: Handler<"sharedAnswer"> = async ({ params }, { store, publicUrl }) => {
	const found = await findSharedAnswer(store, params.hash);
	if (!found) throw new Problem(404, "There is no such answer.");
	return {
		company: { title: found.companyTitle, logoUrl: absolute(publicUrl, found.logo) },
		candidate: { fullname: found.candidate_name },
		job: { title: found.jobTitle },
		question: { title: found.question },
		video_url: absolute(publicUrl, found.video),
		thumbnail_url: absolute(publicUrl, found.thumbnail),
		captions_url: absolute(publicUrl, found.captions),
	};
};
