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

describe("news of a host", () => {
	it("are shown with clean texts, the first 250 characters of their own, and a picture that may be loaded", () => {
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
	])("that lead to %s lead to %s", (given, address) => {
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
	])("that lead to %s are left out", (given) => {
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

	it("without a title are left out, and those told twice are told once", () => {
		expect(read({ blog_title: " " }, {}, { blog_title: "Again" }).map(({ title }) => title)).toEqual(["One"]);
	});

	it("have no picture where theirs may not be loaded", () => {
		expect(read({ thumbnail: "http://10.0.0.1/one.png" })[0]?.picture).toBeUndefined();
	});

	it("have titles and categories of a length that a card has room for", () => {
		const [news] = read({ blog_title: "word ".repeat(100), category: "word ".repeat(100) });
		expect([news?.title.length, news?.category.length]).toEqual([120, 40]);
	});

	it("are six at most", () => {
		expect(read(...Array.from({ length: 9 }, (_, index) => ({ blog_url: String(index) })))).toHaveLength(6);
	});
});
