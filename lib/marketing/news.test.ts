import { readNews } from "./news";

const BLOG = "https://blog.example.com/news";
const MEDIA = ["https://api.example.com"];

const item = (fields: Record<string, string | undefined>) => ({
	blog_url: "https://blog.example.com/news/one",
	thumbnail: undefined,
	blog_title: "One",
	category: undefined,
	blog_content: undefined,
	published_at: undefined,
	...fields,
});

const read = (...items: Record<string, string | undefined>[]) => readNews(items.map(item), BLOG, MEDIA);

describe("news items", () => {
	it("have clean texts, their first 250 characters, and an allowed picture", () => {
		const [news] = read({
			blog_title: " Fair\u202e  scores ",
			category: "Hiring\n",
			blog_content: "word ".repeat(100),
			thumbnail: "https://api.example.com/media/one.png",
		});
		expect(news).toMatchObject({
			title: "Fair scores",
			category: "Hiring",
			picture: "https://api.example.com/media/one.png",
		});
		expect(news?.excerpt).toBe(`${"word ".repeat(49)}word…`);
		expect(news?.excerpt.length).toBe(250);
	});

	it.each([
		["https://blog.example.com/news/two", "https://blog.example.com/news/two"],
		["two", "https://blog.example.com/news/two"],
		["/two", "https://blog.example.com/two"],
	])("with the link %s lead to %s", (given, address) => {
		expect(read({ blog_url: given })[0]?.address).toBe(address);
	});

	it.each([
		["https://elsewhere.example.com/one"],
		["//elsewhere.example.com/one"],
		["javascript:alert(1)"],
		["http://blog.example.com/one"],
		["https://me@blog.example.com/one"],
		["https://"],
		[undefined],
	])("with the link %s are dropped", (given) => {
		expect(read({ blog_url: given })).toEqual([]);
	});

	it.each([
		["2026-03-01T23:30:00-05:00", "2026-03-01"],
		["2026-03-01 09:00", "2026-03-01"],
		["2026-03-01", "2026-03-01"],
		["2026-02-30", undefined],
		["yesterday", undefined],
		[undefined, undefined],
	])("published at %s are dated %s", (published_at, day) => {
		expect(read({ published_at })[0]?.day).toBe(day);
	});

	it("without a title are dropped, and duplicates appear once", () => {
		expect(read({ blog_title: " " }, {}, { blog_title: "Again" }).map(({ title }) => title)).toEqual(["One"]);
	});

	it("have no picture if theirs isn't allowed", () => {
		expect(read({ thumbnail: "http://10.0.0.1/one.png" })[0]?.picture).toBeUndefined();
	});

	it("have titles and categories that fit a card", () => {
		const [news] = read({ blog_title: "word ".repeat(100), category: "word ".repeat(100) });
		expect([news?.title.length, news?.category.length]).toEqual([120, 40]);
	});

	it("are six at most", () => {
		expect(read(...Array.from({ length: 9 }, (_, index) => ({ blog_url: String(index) })))).toHaveLength(6);
	});
});
