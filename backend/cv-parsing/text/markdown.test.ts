import { withoutMarkdown } from "./markdown";

it.each([
	["**Skills**", "Skills"],
	["## Education", "Education"],
	["* **Fold University** – Leeds", "* Fold University – Leeds"],
	["**Tools:** Git, Excel", "Tools: Git, Excel"],
	["**3D printing** (basic)", "3D printing (basic)"],
])("takes marks around words away: %j", (text, plain) => {
	expect(withoutMarkdown(text)).toBe(plain);
});

it.each(["#1 in sales", "C# and F#", "2 ** 3", "* Skills", "***"])("leaves other marks: %j", (text) => {
	expect(withoutMarkdown(text)).toBe(text);
});
