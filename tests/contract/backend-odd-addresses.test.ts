import { PAGES } from "@/backend/pages/routes";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter, type RecruiterBrowser, signedIn } from "../support/backend/recruiter";

/** Texts that some engine, header or file system reads in its own way, as addresses carry them. */
const ODD = ["%00", "%0d%0aX:y", "%ff", "%", "99999999999999999999", "-1", "%2e%2e%2fx", "x".repeat(3_000)];

const QUERY = ["token", "q", "page", "job", "status", "code", "language", "note", "next", "answers", "application"];

const PARAM = /:\w+(?:\{[^}]*\})?/g;

/** A path's addresses: with an odd text for each of its parameters, and in its query. */
function addressesOf(path: string): string[] {
	const names = path.match(PARAM) ?? [];
	const usual = (name: string) => (name === ":id" ? "2" : "1");
	const fill = (odd: string, at: number) =>
		names.reduce((filled, name, index) => filled.replace(name, () => (index === at ? odd : usual(name))), path);
	return ODD.flatMap((odd) => [
		...names.map((_, at) => fill(odd, at)),
		`${fill(odd, -1)}?${QUERY.map((name) => `${name}=${odd}`).join("&")}`,
	]);
}

const OTHERS = ["/media/:file", "/pictures/:name", "/look/:file", "/code/:code", "/code/:code/answered"];

describeBackend("an address with an odd part", (test) => {
	let browser: RecruiterBrowser;
	beforeEach(async () => {
		browser = await signedIn(test, await addRecruiter(test, { companies: [2] }));
	});

	async function statusOf(method: string, address: string) {
		const answer = await browser.send(address, { method, headers: { origin: "http://backend.test" } });
		await answer.body?.cancel().catch(() => undefined);
		return answer.status;
	}

	it.each([...Object.keys(PAGES), ...OTHERS])("is no failure of ours: %s", async (path) => {
		const failed: string[] = [];
		for (const address of addressesOf(path)) {
			for (const method of ["GET", "POST"]) {
				const status = await statusOf(method, address);
				if (status >= 500) failed.push(`${method} ${address.slice(0, 100)}: ${status}`);
			}
		}
		expect(failed).toEqual([]);
	});
});
