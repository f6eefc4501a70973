import interview from "@/messages/en/interview-code.json";
import indonesian from "@/messages/id/document-request.json";
import { requestAnswer } from "../../support/hosts/request-answers";
import { jsonAnswer } from "../../support/hosts/stub-host";
import { withoutScripts } from "../../support/pages/html";
import { site } from "../../support/sites/shared-site";

/** What only header and footer have. */
const OF_THE_FRAME = ['"menu-audience"', '"menu-all"', '"footer-company"', "popovertarget"];

const count = (html: string, text: string) => html.split(text).length - 1;

/** The addresses to which a page's language links lead. */
const languagesOf = (html: string) =>
	[...html.matchAll(/<a href="([^"]*)" hreflang="(\w\w)"/g)].map(([, href, language]) => `${language} ${href}`);

const dataOf = (html: string) => html.match(/<script>self\.__next_f[\s\S]*?<\/script>/g)?.join("") ?? "";

/** The messages that a page brings along, as its scripts read them. */
const messagesOf = (html: string): Record<string, string> =>
	JSON.parse(/<script type="application\/json" data-ready="[^"]*">([^<]*)</.exec(html)?.[1] ?? "{}");

export function describeReadyData() {
	it("is a document request's messages, and its page's data has those that the job changes", async () => {
		const translation = { REQUEST_EMPTY: "Our own words" };
		site.host.respond = requestAnswer({ translation });
		const html = await site.html("/id/multiupload/candidates/ready-1");
		expect(messagesOf(html)).toEqual(expect.objectContaining(indonesian));
		expect(dataOf(html)).toContain(translation.REQUEST_EMPTY);
		expect(dataOf(html)).not.toContain(indonesian.REQUEST_SLOW);
	});

	it("is an interview code's messages", async () => {
		const html = await site.html("/code/DEMO1234");
		expect(messagesOf(html)).toEqual(interview);
		expect(dataOf(html)).not.toContain(interview.slowText);
	});
}

export function describeReadyFrame() {
	beforeEach(() => {
		site.host.respond = jsonAnswer(404, {});
	});

	it.each([
		["a page of ours", "/pricing", "/pricing"],
		["the home page in Indonesian", "/id", ""],
		["the candidates' questions, without the common header", "/faq", null],
		["an unknown address", "/nowhere/at/all", "/notfound"],
		["an unknown application", "/application/0123456789abcdef0123456789abcdef", "/application/lost-link"],
		["a company that can't be switched to", "/companies/x/switch", "/notfound"],
	])("is in the page once, and not in its data: %s", async (_, path, other) => {
		const html = await (await site.get(path)).text();
		const page = withoutScripts(html);
		expect(count(page, "<footer")).toBe(1);
		expect(count(page, 'id="footer-company"')).toBe(1);
		if (other !== null) {
			expect(count(page, 'id="menu-audience"')).toBe(1);
			expect(languagesOf(page)).toEqual([`en ${other || "/"}`, `id /id${other}`]);
		}
		const data = dataOf(html);
		expect(data).toContain("ReadyPart");
		for (const text of OF_THE_FRAME) expect(data).not.toContain(text);
	});
}
