import { type Site, startSite } from "../support/sites/site";

let site: Site;
let company: string;

beforeAll(async () => {
	site = await startSite();
	const detail = await (await fetch(`${site.origin}/api/public/ORBIT2`)).json();
	company = detail.company.id;
});
afterAll(() => site.stop());

const POLYGLOT = "%PDF-1.7\n<!doctype html><script>alert(document.domain)</script>\n%%EOF\n";

function store(file: File, type = "application/pdf"): Promise<Response> {
	const form = new FormData();
	form.set("is_cv", "0");
	form.set("file", new File([file], file.name, { type }));
	return fetch(`${site.origin}/api/companies/${company}/store_and_extract_document`, { method: "POST", body: form });
}

it("upload: polyglot: is stored and served nowhere, neither by the site nor by the backend", async () => {
	const answer = await store(new File([POLYGLOT], "cv.pdf"));
	expect(answer.status).toBe(200);
	const { filepath } = await answer.json();
	expect(filepath).toMatch(/\w{8}/);
	for (const origin of [site.origin, site.backend]) {
		for (const prefix of ["/", "/api/", "/media/", "/files/", "/api/media/", "/public/"]) {
			const served = await fetch(`${origin}${prefix}${filepath}`);
			expect([origin + prefix, served.status]).toEqual([origin + prefix, 404]);
			expect(await served.text()).not.toContain("alert(document.domain)");
		}
	}
});

it.each([
	["upload: type mismatch", new File(["<!doctype html><script>1</script>"], "cv.pdf"), 415],
	["upload: null byte name", new File([POLYGLOT], "cv.exe%00.pdf"), 422],
	["upload: empty file", new File([], "cv.pdf"), 422],
	["upload: unicode name", new File([POLYGLOT], "résumé 简历 😀.pdf"), 200],
	["upload: unicode name, right to left", new File([POLYGLOT], "سيرة.pdf"), 200],
	["upload: unicode name, above 255 characters", new File([POLYGLOT], `${"é".repeat(300)}.pdf`), 200],
])("%s, through the proxy: %#", async (_, file, status) => {
	const answer = await store(file);
	expect(answer.status).toBe(status);
	if (status !== 200) expect(await answer.json()).toMatchObject({ message: expect.any(String) });
});

it("upload: csv formula: a name that a spreadsheet would run is an ordinary name", async () => {
	const { job } = await (await fetch(`${site.origin}/api/public/ORBIT2`)).json();
	const form = new FormData();
	const values = {
		company_id: company,
		job_id: job.id,
		preferred_name: "+1",
		phone: "+62 812 0000 1111",
		gdpr: "true",
	};
	const email = { email: "formula@example.com", email2: "formula@example.com", compliance: "true" };
	for (const [name, value] of Object.entries({ ...values, ...email })) form.set(name, value);
	form.set("fullname", '=HYPERLINK("https://evil.example","x")');
	const answer = await fetch(`${site.origin}/api/public/ORBIT2`, { method: "POST", body: form });
	expect(await answer.json()).toMatchObject({ interview_code: expect.stringMatching(/^\w{8}$/) });
	expect(answer.status).toBe(200);
});
