import { request } from "undici";
import { againPath, finishPath, requestPath } from "@/lib/document-request/address";
import { SPEC } from "../support/hosts/spec-answers";
import { SpecHost } from "../support/hosts/spec-host";
import { type Site, startSite } from "../support/sites/site";

let site: Site;
const host = new SpecHost();

beforeAll(async () => {
	await host.start();
	site = await startSite(host.variables);
});
beforeEach(() => host.reset());
afterAll(async () => {
	await site.stop();
	await host.stop();
});

const get = (path: string, headers: HeadersInit = {}) => fetch(site.origin + path, { headers, redirect: "manual" });

/** Posts a form to a call; unlike `fetch`, it can set a browser's own headers. */
async function post(path: string, form: FormData, headers: Record<string, string>): Promise<Response> {
	const written = new Response(form);
	const type = written.headers.get("content-type") ?? "";
	const body = Buffer.from(await written.arrayBuffer());
	const answer = await request(`${site.origin}/api${path}`, {
		method: "POST",
		headers: { "content-type": type, ...headers },
		body,
	});
	const pairs = Object.entries(answer.headers).flatMap(([name, value]) =>
		[value ?? []].flat().map((one): [string, string] => [name, one]),
	);
	return new Response(await answer.body.text(), { status: answer.statusCode, headers: pairs });
}

/** The cookies that an answer sets, as a browser sends them. */
const cookiesOf = ({ headers }: Response) =>
	[...new Set(headers.getSetCookie().map((line) => line.split(";")[0]))].join("; ");

describe("the site in front of a host that implements only the specification", () => {
	it.each([
		["a job by its code", `/p/${SPEC.code}`],
		["a job by slugs", `/public/companies/${SPEC.company}/jobs/${SPEC.job}`],
		["a request for documents", requestPath("upload", SPEC.hash)],
	])("shows %s", async (_, path) => {
		const answer = await fetch(site.origin + path);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain("Roof Planner");
	});
});

/** Posts documents as a browser does that runs no script, or (`mode` "cors") as the page's script does. */
function sendDocuments(mode: "navigate" | "cors") {
	const form = new FormData();
	form.append("document_candidate[0][document_type]", "Identity card");
	form.append("document_candidate[0][link_input][0][value]", "https://example.com/card");
	return post(`/public/upload/candidates/${SPEC.hash}/document`, form, { "sec-fetch-mode": mode });
}

describe("acknowledged documents", () => {
	beforeEach(() => {
		host.manners.readsOwnWrites = false;
	});

	it.each(["", "OK", '"received"', "{}", "null", '{"submitted":true}'])(
		"show as submitted if the host answers %j and keeps asking for them",
		async (messages) => {
			host.manners.documentsAnswer = messages;
			const answer = await sendDocuments("navigate");
			expect([answer.status, answer.headers.get("location")]).toEqual([303, finishPath(SPEC.hash, "sent")]);
			const page = await get(finishPath(SPEC.hash, "sent"));
			expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("has been submitted")]);
		},
	);

	it.each(["navigate", "cors"] as const)("stay submitted for the browser that sent them (%s)", async (mode) => {
		const cookie = cookiesOf(await sendDocuments(mode));
		for (const prefix of ["", "/id"]) {
			const upload = await get(prefix + requestPath("upload", SPEC.hash), { cookie });
			expect([upload.status, upload.headers.get("location")]).toEqual([307, prefix + requestPath("finish", SPEC.hash)]);
		}
		const finish = await get(requestPath("finish", SPEC.hash), { cookie });
		const html = await finish.text();
		expect(html).toContain("Your documents have already been submitted");
		expect(html).toContain(`href="${againPath(SPEC.hash)}"`);
		expect((await get(againPath(SPEC.hash), { cookie })).status).toBe(200);
	});

	it("are still requested in any other browser", async () => {
		await sendDocuments("cors");
		expect((await get(requestPath("upload", SPEC.hash))).status).toBe(200);
		const finish = await get(requestPath("finish", SPEC.hash));
		expect([finish.status, finish.headers.get("location")]).toEqual([307, requestPath("upload", SPEC.hash)]);
	});

	it.each(['{"submitted":false}', "<h1>Back in an hour</h1>"])("are not those answered with %s", async (messages) => {
		host.manners.documentsAnswer = messages;
		const answer = await sendDocuments("navigate");
		expect(answer.headers.get("location")).toBe(finishPath(SPEC.hash, "failed"));
		expect(cookiesOf(answer)).not.toContain("documents_sent");
	});
});
