import { pendingInterviewOf } from "../application/interview-of";
import { languageOfJob, receiptAsText } from "../application/receipt/receipt";
import { writeReceipt } from "../application/receipt/send-receipt";
import { requireApplication } from "../application/require-application";
import type { Handler } from "./handler";

/** The receipt of an application as a text, with its private link, and with its interview while that is open. */
export const applicationReceipt: Handler<"applicationReceipt"> = async ({ params }, deps) => {
	const sent = await requireApplication(deps, params.token);
	const { region, siteOrigin } = deps;
	const interview = pendingInterviewOf(sent, deps, languageOfJob(sent.job));
	const receipt = await writeReceipt(deps.store, { ...sent, interview, region, siteOrigin }, deps.now().toISOString());
	const { language } = receipt;
	return { text: receiptAsText(receipt), language, file_name: `${language === "id" ? "lamaran" : "application"}.txt` };
};
