import { regionOfToken } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { readFresh } from "@/lib/server/read-fresh";
import { readToken, type SentParams } from "./load";

/** Loads the receipt of an application with its file's name, without an ending; null if no receipt exists. Throws `HostFailure`. */
export async function loadReceipt(params: Promise<SentParams>) {
	const token = readToken((await params).token);
	const reading = token && { params: { token }, region: regionOfToken(token), subject: "text" };
	const receipt = reading && (await readFresh(ENDPOINTS.applicationReceipt, reading));
	if (!receipt) return null;
	const { text, language, file_name } = receipt;
	return { text, language, name: file_name.replace(/\.\w+$/, "").replaceAll(/[^\w.-]/g, "_") };
}
