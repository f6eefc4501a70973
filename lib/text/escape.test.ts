import { escapeText } from "./escape";

it.each([
	["Requirements", "Requirements"],
	['R&D <b>"now"</b>', 'R&amp;D &lt;b&gt;"now"&lt;/b&gt;'],
	["&lt;", "&amp;lt;"],
])("writes %j as %j", (text, html) => {
	expect(escapeText(text)).toBe(html);
});
