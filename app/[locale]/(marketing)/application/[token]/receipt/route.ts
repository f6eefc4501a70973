import { fileAnswer } from "../../_sent/file-answer";
import type { SentParams } from "../../_sent/load";
import { loadReceipt } from "../../_sent/load-receipt";

export const dynamic = "force-dynamic";

/** The receipt of an application as a text file. */
export async function GET(request: Request, { params }: { params: Promise<SentParams> }): Promise<Response> {
	return fileAnswer(request, await params, async () => {
		const receipt = await loadReceipt(params);
		return receipt && { body: receipt.text, type: "text/plain; charset=utf-8", name: `${receipt.name}.txt` };
	});
}
