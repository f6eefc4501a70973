import type { NextRequest } from "next/server";
import { regionOfToken } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { openHostFile } from "@/lib/server/host-file";
import { fileAnswer } from "../../_sent/file-answer";
import { readToken, type SentParams } from "../../_sent/load";

export const dynamic = "force-dynamic";

/** All data of an application as a ZIP file. */
export async function GET(request: NextRequest, { params }: { params: Promise<SentParams> }): Promise<Response> {
	const named = await params;
	const token = readToken(named.token);
	return fileAnswer(request, named, async () => {
		if (!token) return null;
		const { headers, signal } = request;
		const wanted = { params: { token }, region: regionOfToken(token), headers, signal };
		const body = await openHostFile(ENDPOINTS.applicationData, wanted);
		return body && { body, type: "application/zip", name: "application.zip" };
	});
}
