import { jobAnswer } from "../hosts/job-answers";
import { jsonAnswer } from "../hosts/stub-host";
import type { StubbedSite } from "../sites/stubbed-site";

/** The valid input of a candidate for a job without questions. */
export const POSTED = {
	fullname: "Suharto",
	preferred_name: "Harto",
	phone: "+62 812-3456",
	gdpr: "true",
};

/** The header with which a browser returns its application's result, with a cookie that the site didn't seal. */
export const forgedResult = (result: unknown): Record<string, string> => ({
	cookie: `applied_0=${Buffer.from(JSON.stringify(result)).toString("base64url")}`,
});

/** Applies like a browser without script; returns the header with the result. */
export async function appliedHeader(site: Pick<StubbedSite, "address" | "host" | "raw">, origin = site.address) {
	const before = site.host.respond;
	const taken = jsonAnswer(200, { interview_code: "ABCD1234" });
	site.host.respond = (response, request) => (request.method === "GET" ? jobAnswer() : taken)(response, request);
	const body = new URLSearchParams(POSTED).toString();
	const headers = [
		`Origin: ${origin}`,
		"Sec-Fetch-Mode: navigate",
		"Content-Type: application/x-www-form-urlencoded",
		`Content-Length: ${body.length}`,
	];
	const answer = await site.raw("POST /api/public/ORBIT1", headers, body);
	site.host.respond = before;
	const cookies = [...answer.matchAll(/^set-cookie: ([^;\r]+);/gim)].map(([, cookie]) => cookie);
	return { cookie: cookies.join("; ") };
}
