import "server-only";
import type { DocumentsSubmitted } from "@/lib/contract/schemas/application";
import { sentCookies } from "../../documents-sent";
import type { Send } from "../call";

/** Whether the proxy's answer to a request's documents says that the host accepted them. */
export async function areTaken(answer: Response): Promise<boolean> {
	if (!answer.ok) return false;
	const { submitted }: DocumentsSubmitted = await answer.clone().json();
	return submitted;
}

/** Sends a request's documents; if the host accepted them, the answer sets cookies that record it. */
export const sendDocuments =
	(plain: Send): Send =>
	async (request, call) => {
		const answer = await plain(request, call);
		const cookies = (await areTaken(answer)) ? sentCookies(call.params.hash ?? "") : [];
		for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
		return answer;
	};
