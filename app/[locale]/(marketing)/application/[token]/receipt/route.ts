import { regionOfToken } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { readFresh } from "@/lib/server/read-fresh";
import { fileAnswer } from "../../_sent/file-answer";
import { readToken, type SentParams } from "../../_sent/load";

export const dynamic = "force-dynamic";

/** The receipt of an application as a text file. */
export async function GET(_request: Request, { params }: { params: Promise<SentParams> }): Promise<Response> {
	const token = readToken((await params).token);
	return fileAnswer(async () => {
		const reading = token && { params: { token }, region: regionOfToken(token), subject: "text" };
		const receipt = reading && (await readFresh(ENDPOINTS.applicationReceipt, reading));
		if (!receipt) return null;
		const name = receipt.file_name.replaceAll(/[^\w.-]/g, "_");
		return { body: receipt.text, type: "text/plain; charset=utf-8", name };
	});
}
