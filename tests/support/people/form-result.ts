import { jobAnswer } from "../hosts/job-answers";
import { jsonAnswer } from "../hosts/stub-host";
import type { StubbedSite } from "../sites/stubbed-site";

/** What a candidate types who makes no mistake, on a job that asks for nothing of its own. */
export const POSTED = {
	fullname: "Suharto",
	preferred_name: "Harto",
	phone: "+62 812-3456",
	gdpr: "true",
};

/** The header by which a browser brings back what came of its application, where the cookie was not sealed by the site. */
export const forgedResult = (result: unknown): Record<string, string> => ({
	cookie: `applied_0=${Buffer.from(JSON.stringify(result)).toString("base64url")}`,
});

/** Applies as a browser without script does; gives the header by which it brings back what came of it. */
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
