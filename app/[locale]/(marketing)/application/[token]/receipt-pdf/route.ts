import { nearestLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { fileAnswer } from "../../_sent/file-answer";
import type { SentParams } from "../../_sent/load";
import { loadReceipt } from "../../_sent/load-receipt";

export const dynamic = "force-dynamic";

/** The receipt of an application as a PDF. */
export async function GET(request: Request, { params }: { params: Promise<SentParams> }): Promise<Response> {
	return fileAnswer(request, await params, async () => {
		const receipt = await loadReceipt(params);
		if (!receipt) return null;
		const { text, language, name } = receipt;
		const { "sent-application": messages } = await loadMessages(nearestLocale(language) ?? "en");
		// Loaded when somebody wants one, which is rare.
		const { receiptPdf } = await import("@/lib/server/receipt-pdf/draw");
		const pdf = await receiptPdf(text, { title: messages.title, language });
		return { body: new Uint8Array(pdf), type: "application/pdf", name: `${name}.pdf` };
	});
}
