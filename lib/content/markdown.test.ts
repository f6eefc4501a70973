import { readContentText } from "./markdown";

const TEXT = `# Questions

Ask us.

## Who pays? {#who-pays}

Nobody. See [prices](/pricing) & more.

- One
- **Two**

### In short

Free.

## Where? {#where}

<b onclick="x()">Here</b>
`;

const read = (text: string) => readContentText(text, (href) => `/id${href}`);

describe("readMarkdown", () => {
	it("returns title, introduction and sections with anchors, in order", () => {
		const { title, intro, sections } = read(TEXT);
		expect(title).toBe("Questions");
		expect(intro).toBe("<p>Ask us.</p>\n");
		expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
			["who-pays", "Who pays?"],
			["where", "Where?"],
		]);
	});

	it("supports lists, emphasis and headings, and rewrites links", () => {
		const [first] = read(TEXT).sections;
		expect(first?.html).toContain('<a href="/id/pricing">prices</a> &amp; more.');
		expect(first?.html).toContain("<li><strong>Two</strong></li>");
		expect(first?.html).toContain("<h3>In short</h3>");
	});

	it("escapes HTML tags", () => {
		expect(read(TEXT).sections[1]?.html).toContain('&lt;b onclick="x()"&gt;Here&lt;/b&gt;');
	});

	it("rejects a section without an anchor", () => {
		expect(() => read("## Lost")).toThrow(/"Lost" needs its place/);
	});
});
