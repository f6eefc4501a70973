import { jsonAnswer } from "../support/hosts/stub-host";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

/** One submission and two checks a minute. */
const SCALE = "0.04";

let site: StubbedSite;

beforeAll(async () => {
	site = await startStubbedSite({ RATE_LIMIT_SCALE: SCALE });
	site.host.respond = (response, seen) =>
		seen.url === "/users/check-email"
			? jsonAnswer(200, { message: "new_email" })(response, seen)
			: jsonAnswer(422, { message: "no" })(response, seen);
});
afterAll(() => site.close());

/** Posts a form like a browser without script; returns the target, and the cookies for it. */
async function post(path: string, form: Record<string, string>) {
	const body = new URLSearchParams(form).toString();
	const answer = await site.raw(
		`POST ${path}`,
		[
			"Content-Type: application/x-www-form-urlencoded",
			`Content-Length: ${body.length}`,
			"Sec-Fetch-Site: same-origin",
			"Sec-Fetch-Mode: navigate",
			"Accept: text/html",
		],
		body,
	);
	const cookies = [...answer.matchAll(/^set-cookie: ([^=]+=[^;\r]+);/gim)].map(([, cookie]) => cookie);
	return {
		status: Number(answer.slice(9, 12)),
		location: /^location: (.*)\r$/im.exec(answer)?.[1] ?? "",
		cookie: [...new Set(cookies)].join("; "),
	};
}

const ACCOUNT = { email: "ana@example.com", fullname: "Suharto", password: "correct horse", company_name: "Kopi" };

interface PostedForm {
	path: string;
	form: Record<string, string>;
	/** The target, its message, and the values of its fields. */
	page: string;
	says: string;
	keeps: string[];
	/** True for the form with one field, which shows every message. */
	saidAtField?: boolean;
}

const FORMS: PostedForm[] = [
	{
		path: "/id/register/check",
		form: ACCOUNT,
		page: "/id/register/step/1",
		says: "Data Anda masih ada di sini",
		keeps: ["ana@example.com", "Suharto", "Kopi"],
	},
	{
		path: "/register/create",
		form: { ...ACCOUNT, phone: "+62 812 3456", assist_description: "Nine shops" },
		page: "/register/short",
		says: "Your details are still here",
		keeps: ["ana@example.com", "+62 812 3456", "Nine shops"],
	},
	{
		path: "/api/public/enquiries/partner?language=en",
		form: {
			company: "Kopi",
			email: "ana@example.com",
			name: "Suharto",
			mobile_phone: "+62 812 3456",
			reason: "Nine shops",
		},
		page: "/enquiries/partner",
		says: "Everything you wrote is still here",
		keeps: ["ana@example.com", "Nine shops"],
	},
	{
		path: "/api/popupcode?language=id",
		form: { code: "DEMO1234" },
		page: "/id/enter-code?answer=1",
		says: "Tunggu",
		keeps: ["DEMO1234"],
		saidAtField: true,
	},
];

it.each(FORMS)(
	"without script a form over the limit reaches no host, and returns with its input: $path",
	async ({ path, form, page, says, keeps, saidAtField = false }) => {
		let last = await post(path, form);
		for (let posts = 1; posts < 4; posts += 1) {
			site.host.seen.length = 0;
			last = await post(path, form);
		}
		expect(site.host.calls).toEqual([]);
		expect([last.status, last.location]).toEqual([303, page]);
		const html = await (await site.get(page, { cookie: last.cookie })).text();
		for (const text of [says, ...keeps]) expect(html).toContain(text);
		expect(html).not.toContain("correct horse");
		expect(html.includes('aria-invalid="true"')).toBe(saidAtField);
	},
);

it("a visitor can't set the web server's internal header", async () => {
	site.host.seen.length = 0;
	const answer = await fetch(`${site.address}/api/public/companies/filter`, { headers: { "x-internal-wait": "9" } });
	expect(answer.status).not.toBe(429);
});
