import { greeting } from "./greeting";

describe("the greeting of a mail", () => {
	it.each([
		["Ana", "Hello Ana,"],
		["  Dr. Siti\nNurhaliza ", "Hello Dr. Siti Nurhaliza,"],
		["Åsa-Lovisa O'Brien", "Hello Åsa-Lovisa O'Brien,"],
		["小林 花子", "Hello 小林 花子,"],
		["", "Hello,"],
		["Win at evil.example now", "Hello,"],
		["https://evil", "Hello,"],
		["me@evil", "Hello,"],
		["x".repeat(61), "Hello,"],
	])("%j becomes %j", (name, line) => expect(greeting("Hello", name)).toBe(line));
});
