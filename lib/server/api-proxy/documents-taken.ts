import "server-only";
import type { Match } from "@/lib/contract/match";
import type { DocumentsSubmitted } from "@/lib/contract/schemas/application";
import { sentCookies } from "../documents-sent";

/** Whether the proxy's answer to a request's documents says that the host took them. */
export async function areTaken(answer: Response): Promise<boolean> {
	if (!answer.ok) return false;
	const { submitted }: DocumentsSubmitted = await answer.clone().json();
	return submitted;
}

/** The cookies by which a browser remembers that documents were taken; none for any other answer of the proxy. */
export const takenCookies = async ({ name, params }: Match, answer: Response): Promise<string[]> =>
	name === "submitDocuments" && (await areTaken(answer)) ? sentCookies(params.hash ?? "") : [];
