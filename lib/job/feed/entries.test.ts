import { jobDetail } from "@/lib/contract/schemas/job";
import { jobView } from "../view";
import { feedAccount } from "./account";
import { feedEntries } from "./entries";
import { type FeedReader, readFeedName } from "./names";
import { FEED_END, feedStart } from "./xml";

const JOB = {
	id: 7,
	title: "Roof Planner & <Builder>",
	jobType: "Full-time, contract",
	due_date: "2026-06-30",
	timezone: "(GMT+7)",
	published_at: "2026-05-01 10:00:00",
	city: "Austin",
	region: "TX",
	country: "US",
	department: "Roofs",
	hybrid: true,
	salary: { currency: "usd", min: 9, max: 12, unit: "hour" },
};

function entries(reader: FeedReader, fields: object = {}, description = "<p>About</p>", query = "") {
	const detail = jobDetail.parse({ company: { id: 1, title: "Terang" }, job: { ...JOB, ...fields } });
	const view = jobView(detail, { by: "code", code: "ABC123" }, []);
	const account = feedAccount(reader, new URLSearchParams(query)) ?? [];
	return feedEntries(view, reader, { description, url: "https://www.example.com/p/ABC123", account });
}

describe("a job in a feed", () => {
	it("is in the elements that Indeed documents", () => {
		expect(entries("indeed")).toBe(`<job>
<title><![CDATA[Roof Planner & <Builder>]]></title>
<company><![CDATA[Terang]]></company>
<sourcename><![CDATA[Terang]]></sourcename>
<referencenumber><![CDATA[ABC123]]></referencenumber>
<requisitionid><![CDATA[ABC123]]></requisitionid>
<url><![CDATA[https://www.example.com/p/ABC123?source=Indeed]]></url>
<description><![CDATA[<p>About</p>]]></description>
<date><![CDATA[2026-05-01]]></date>
<city><![CDATA[Austin]]></city>
<state><![CDATA[TX]]></state>
<country><![CDATA[US]]></country>
<salary><![CDATA[$9 - $12 per hour]]></salary>
<jobtype><![CDATA[fulltime, contract]]></jobtype>
<category><![CDATA[Roofs]]></category>
<remotetype><![CDATA[Hybrid remote]]></remotetype>
<expirationdate><![CDATA[2026-06-30]]></expirationdate>
</job>
`);
	});

	it("is in the elements that LinkedIn documents", () => {
		const text = entries("linkedin");
		expect(text).toContain("<partnerJobId><![CDATA[ABC123]]></partnerJobId>");
		expect(text).toContain("<applyUrl><![CDATA[https://www.example.com/p/ABC123?source=LinkedIn]]></applyUrl>");
		expect(text).toContain("<location><![CDATA[Austin, TX]]></location>");
		expect(text).toContain("<jobtype><![CDATA[FULL_TIME]]></jobtype>");
		expect(text).toContain("<workplaceTypes><![CDATA[Hybrid]]></workplaceTypes>");
		expect(text).toContain("<listDate><![CDATA[05/01/2026]]></listDate>");
		expect(text).toContain("<expirationDate><![CDATA[06/30/2026]]></expirationDate>");
		expect(text).toContain("<highEnd><amount><![CDATA[12]]></amount>");
		expect(text).toContain("<period><![CDATA[HOURLY]]></period>");
	});

	it("has an entry and a reference for each of its places", () => {
		const text = entries("indeed", { other_places: [{ city: "Solo", country: "ID" }] });
		expect([...text.matchAll(/<referencenumber><!\[CDATA\[(.*?)\]\]>/g)].map(([, reference]) => reference)).toEqual([
			"ABC123",
			"ABC123-2",
		]);
		expect(text).toContain("<city><![CDATA[Solo]]></city>");
	});

	it("leaves out what isn't known", () => {
		const nothing = {
			jobType: "",
			due_date: "",
			published_at: "",
			city: "",
			region: "",
			country: "",
			department: "",
			salary: null,
		};
		expect(entries("linkedin", { ...nothing, hybrid: false })).not.toMatch(
			/salar|Date|city|location|jobtype|workplace/i,
		);
		expect(entries("indeed", { salary: { currency: "USD", max: 5 } })).toContain("[up to $5]]>");
	});

	it("has a company's account at the board, as the feed's address gives it", () => {
		const text = entries("linkedin", {}, "", "companyId=1234&posterEmail=jobs%40terang.example&email=x");
		expect(text).toContain("<companyId><![CDATA[1234]]></companyId>");
		expect(text).toContain("<posterEmail><![CDATA[jobs@terang.example]]></posterEmail>");
		expect(text).not.toContain("<email>");
		expect(entries("indeed", {}, "", "email=jobs@terang.example")).toContain("<email><![CDATA[jobs@terang.example]]>");
		expect(feedAccount("indeed", new URLSearchParams("email=jobs"))).toBeNull();
		expect(feedAccount("linkedin", new URLSearchParams("companyId=terang"))).toBeNull();
	});

	it("is described without entities at Indeed, unless they keep a text from being a tag", () => {
		const html = '<p>R&amp;D &quot;now&quot;, 3 &lt; 4 &gt; 2, &lt;b&gt; &amp;lt; <a href="/?a=1&amp;b=2">x</a></p>';
		expect(entries("indeed", {}, html)).toContain(
			'<p>R&D "now", 3 < 4 > 2, &lt;b> &amp;lt; <a href="/?a=1&b=2">x</a></p>',
		);
	});

	it("is described in LinkedIn's few tags, which keep headings and lists apart", () => {
		const html =
			'<h3>You</h3><ol><li><em>Plan</em> <a href="x">roofs</a><br />well</li></ol><hr /><blockquote><p>A&amp;B</p></blockquote>';
		expect(entries("linkedin", {}, html)).toContain(
			"[<p><strong>You</strong></p><ul><li><i>Plan</i> roofs<br>well</li></ul><p>A&amp;B</p>]",
		);
	});

	it.each<[object, string, string]>([
		[{ city: "Bandung", region: "Jawa Barat", country: "ID" }, "location", "Bandung, Jawa Barat, Indonesia"],
		[{ city: "", region: "", country: "ID", remote: true }, "location", "Indonesia"],
		[{ city: "Austin", region: "" }, "location", "Austin, United States"],
		[{ jobType: "Temporary, part-time" }, "jobtype", "PART_TIME"],
		[{ jobType: "Temporary" }, "jobtype", ""],
		[{ salary: { currency: "USD", min: 15.5, max: 20, unit: "hour" } }, "amount", ""],
	])("is in LinkedIn's words: %j", (fields, name, value) => {
		expect(new RegExp(`<${name}><!\\[CDATA\\[(.*?)\\]\\]>`).exec(entries("linkedin", fields))?.[1] ?? "").toBe(value);
	});

	it.each([
		[{ currency: "IDR", min: 8_000_000, max: 11_000_000, unit: "month" }, "IDR 8000000 - IDR 11000000 per month"],
		[{ currency: "EUR", min: 50_000, unit: "year" }, "from €50000 per year"],
	])("has pay in Indeed's format: %j", (salary, text) => {
		expect(entries("indeed", { salary })).toContain(`<salary><![CDATA[${text}]]>`);
	});

	it("can't be ended by a text, nor hold characters that XML doesn't know", () => {
		const text = entries("indeed", {}, "<p>]]></description><job>\u0000\u0008\ud800</p>");
		expect(text).toContain("<description><![CDATA[<p>]]]]><![CDATA[></description><job></p>]]></description>");
	});
});

describe("a feed", () => {
	it("begins with its publisher and its moment", () => {
		const start = feedStart({
			reader: "indeed",
			name: "A & B",
			url: "https://www.example.com",
			now: new Date("2026-11-24T10:00:00Z"),
		});
		expect(start + FEED_END).toContain("<publisher><![CDATA[A & B]]></publisher>\n<publisherurl>");
		expect(start).toContain("<lastBuildDate><![CDATA[Tue, 24 Nov 2026 10:00:00 GMT]]></lastBuildDate>");
	});

	it.each([
		[["indeed.xml"], { reader: "indeed" }],
		[["kopi-nusantara", "linkedin.xml"], { reader: "linkedin", company: "kopi-nusantara" }],
		[["indeed"], null],
		[["monster.xml"], null],
		[["a b", "indeed.xml"], null],
		[["a", "b", "indeed.xml"], null],
		[[], null],
	])("is named by %j", (parts, feed) => {
		expect(readFeedName(parts)).toEqual(feed);
	});
});
