import fc from "fast-check";
import { codeTries } from "./code-tries";

const triesOf = (typed: string) => codeTries(typed).map(({ region, code }) => `${region} ${code}`);

it.each([
	["DEMO1234", ["main DEMO1234"]],
	["demo-1234", ["main demo1234"]],
	["DEMO1234EU", ["eu DEMO1234+EU", "main DEMO1234EU"]],
	["demo1234eU", ["eu demo1234+EU", "main demo1234eU"]],
	["DEMO1234 EU", ["eu DEMO1234+EU", "main DEMO1234EU"]],
	["EUROPE", ["main EUROPE"]],
	["DEMO1234+EU", ["eu DEMO1234+EU"]],
	[" demo-1234 + eu. ", ["eu demo1234+EU"]],
	["abc%2Beu", ["eu abc+EU"]],
	["abc%2BEU%20", ["eu abc+EU"]],
	["abc%252bEU", ["eu abc+EU"]],
	["abc%20EU", ["eu abc+EU", "main abcEU"]],
	["A+BEU", ["eu AB+EU", "main ABEU"]],
	["EU", ["main EU"]],
	["+EU", []],
	["--", []],
	["", []],
])("%j tries %j", (typed, tries) => {
	expect(triesOf(typed)).toEqual(tries);
});

it("a code with the whole suffix is for the EU region only", () => {
	const junk = fc.string({ unit: fc.constantFrom(" ", "-", ".", "_", "\u00a0", "–"), maxLength: 4 });
	fc.assert(
		fc.property(
			fc.stringMatching(/^[A-Za-z0-9]{1,32}$/),
			junk,
			fc.constantFrom("EU", "eu", "Eu"),
			(body, around, eu) => {
				expect(triesOf(`${around}${body}${around}+${around}${eu}${around}`)).toEqual([`eu ${body}+EU`]);
			},
		),
	);
});
