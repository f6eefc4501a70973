import { parseCode, type Region } from "../../lib/contract/code";
import { interviewUrl } from "../application/interview-code";
import { Problem } from "../http/problem";
import { findInterviewCode, findWithdrawnCode } from "../store/queries/codes";
import { findJobByCode } from "../store/queries/jobs";
import type { Handler } from "./handler";

const UNKNOWN = {
	en: "We don't know this code. Please check it against your invitation, or ask the company for it again.",
	id: "Kode ini tidak kami kenal. Cocokkan lagi dengan undanganmu, atau minta kodenya lagi kepada perusahaan.",
} as const;

const WITHDRAWN = {
	en: "The application with this code was withdrawn, so there is no interview for it any more.",
	id: "Lamaran dengan kode ini sudah ditarik, jadi wawancaranya tidak ada lagi.",
} as const;

/** The entered code in this region: the popup removes all but letters and digits, so EU codes lack their plus sign. */
const meantIn = (region: Region, entered: string) =>
	parseCode(region === "eu" ? entered.replace(/\+?eu$/i, "+EU") : entered)?.code;

/** The target of an entered code: an interview, or a job's page. A refusal has its text in `url`. */
export const popupCode: Handler<"popupCode"> = async ({ body, language }, { region, store, publicUrl, siteOrigin }) => {
	const code = meantIn(region, body.code);
	const interview = code && (await findInterviewCode(store, code));
	if (interview) {
		const url = interviewUrl(publicUrl, interview.code, language);
		return { interview_code: interview.code, url, interview: true };
	}
	const found = code && (await findJobByCode(store, code));
	if (!found) {
		const isWithdrawn = code && (await findWithdrawnCode(store, code));
		const text = (isWithdrawn ? WITHDRAWN : UNKNOWN)[language];
		throw new Problem(404, text, { url: text });
	}
	return { url: `${siteOrigin}/p/${encodeURIComponent(found.job.open_code)}`, interview: false };
};
