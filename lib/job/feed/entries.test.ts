import { jobDetail } from "@/lib/contract/schemas/job";
import { jobView } from "../view";
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

function entries(reader: FeedReader, fields: object = {}, description = "<p>About</p>") {
	const detail = jobDetail.parse({ company: { id: 1, title: "Terang" }, job: { ...JOB, ...fields } });
	const view = jobView(detail, { by: "code", code: "ABC123" }, []);
	return feedEntries(view, reader, { description, url: "https://www.example.com/p/ABC123" });
}

describe("a job in a feed", () => {
	it("is in the elements that Indeed documents", () => {
		expect(entries("indeed")).toBe(`<job>
<title><![CDATA[Roof Planner & <Builder>]]></title>
<company><![CDATA[Terang]]></company>
<referencenumber><![CDATA[ABC123]]></referencenumber>
<requisitionid><![CDATA[ABC123]]></requisitionid>
<url><![CDATA[https://www.example.com/p/ABC123?source=Indeed]]></url>
<description><![CDATA[<p>About</p>]]></description>
<date><![CDATA[Fri, 01 May 2026 00:00:00 GMT]]></date>
<city><![CDATA[Austin]]></city>
<state><![CDATA[TX]]></state>
<country><![CDATA[US]]></country>
<salary><![CDATA[USD 9 - 12 per hour]]></salary>
<jobtype><![CDATA[fulltime, contract]]></jobtype>
<category><![CDATA[Roofs]]></category>
<remotetype><![CDATA[Hybrid remote]]></remotetype>
<expirationdate><![CDATA[Tue, 30 Jun 2026 00:00:00 GMT]]></expirationdate>
</job>
`);
	});

	it("is in the elements that LinkedIn documents", () => {
		const text = entries("linkedin");
		expect(text).toContain("<partnerJobId><![CDATA[ABC123]]></partnerJobId>");
		expect(text).toContain("<applyUrl><![CDATA[https://www.example.com/p/ABC123?source=LinkedIn]]></applyUrl>");
		expect(text).toContain("<location><![CDATA[Austin, TX, US]]></location>");
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
		expect(entries("indeed", { salary: { currency: "USD", max: 5 } })).toContain("USD up to 5]]>");
	});

	it("can't be ended by a text, nor hold characters that XML doesn't know", () => {
		const text = entries("indeed", {}, "<p>]]></description><job>\u0000\u0008\ud800</p>");
		expect(text).toContain("<description><![CDATA[<p>]]]]><![CDATA[></description><job></p>]]></description>");
	});
});

describe("a feed", () => {
	it("begins with its publisher and its moment", () => {
		const start = feedStart({ name: "A & B", url: "https://www.example.com", now: new Date("2026-11-24T10:00:00Z") });
		expect(start + FEED_END).toContain("<publisher>A &amp; B</publisher>");
		expect(start).toContain("<lastBuildDate>Tue, 24 Nov 2026 10:00:00 GMT</lastBuildDate>");
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
