import { jobAnswer } from "./job-answers";
import { jsonAnswer, type Respond, type StubHost } from "./stub-host";

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

/** The cookies of an answer, as the browser sends them back. */
export const cookiesOf = (headers: Headers): Record<string, string> => ({
	cookie: headers
		.getSetCookie()
		.map((cookie) => cookie.split(";", 1)[0])
		.join("; "),
});

/** Applies as a browser without script does; gives the header by which it brings back what came of it. */
export async function appliedHeader(site: { address: string; host: StubHost }, origin = site.address) {
	const before: Respond = site.host.respond;
	const taken = jsonAnswer(200, { interview_code: "ABCD1234" });
	site.host.respond = (response, request) => (request.method === "GET" ? jobAnswer() : taken)(response, request);
	const answer = await fetch(`${site.address}/api/public/ORBIT1`, {
		method: "POST",
		headers: { accept: "text/html", origin },
		body: new URLSearchParams(POSTED),
		redirect: "manual",
	});
	site.host.respond = before;
	return cookiesOf(answer.headers);
}
