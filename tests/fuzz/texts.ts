import fc from "fast-check";
import { anyCharacters } from "../support/runner/any-characters";

const codeUnits = fc
	.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
	.map((units) => String.fromCharCode(...units));

const SAMPLES = [
	"",
	" ",
	"\0",
	"\r\n",
	"a\rb\vc\fd\u0085e\u2028f",
	"\ud800",
	"\udc00x\ud83d",
	"İstanbul ﬀ ǅ 👩‍👩‍👧 \u202egnp.exe",
	"__proto__",
	"constructor",
	"[0][b]",
	"--boundary\r\nContent-Disposition: form-data",
	"null",
	"NaN",
	"-0",
	"1e999",
	"9".repeat(400),
	"2024-02-30",
	"=HYPERLINK(1)",
	"<script>1</script>",
	"https://www.linkedin.com/in/%ff",
];

/** Texts of every kind: any characters, single surrogates, control characters, and dangerous ones. */
export const anyText = fc.oneof(
	anyCharacters({ maxLength: 60 }),
	fc.string({ unit: "grapheme", maxLength: 60 }),
	codeUnits,
	fc.constantFrom(...SAMPLES),
);

const LONGEST = 120_000;

/** So many copies of a text, cut off at the longest length; those behind it would be made in vain. */
function longOf(text: string, times: number): string {
	const needed = Math.ceil(LONGEST / text.length);
	return text.repeat(Math.min(times, needed)).slice(0, LONGEST);
}

/** The same, and now and then a very long one. */
export const anyLength = fc.oneof(
	{ weight: 30, arbitrary: anyText },
	{
		weight: 1,
		arbitrary: fc
			.tuple(anyText, fc.integer({ min: 100, max: 30_000 }))
			.map(([text, times]) => longOf(`${text}x `, times)),
	},
);

/** Anything at all that a program could put where a text belongs. */
export const anything = fc.oneof(
	{ weight: 6, arbitrary: anyLength },
	{ weight: 1, arbitrary: fc.anything({ maxDepth: 3, withNullPrototype: true }) },
	{ weight: 1, arbitrary: fc.array(anyText, { maxLength: 5 }) },
	{ weight: 1, arbitrary: fc.double() },
);

/** Texts that are not blank and at most `most` characters long. */
export const filled = (most: number) =>
	fc
		.tuple(fc.constantFrom("Suharto", "José Ñandú", "李小龙", "a"), anyText)
		.map(([start, rest]) => `${start} ${rest}`.slice(0, most));

/** Texts of at most `most` characters, blank ones too. */
export const short = (most: number) => anyText.map((text) => text.slice(0, most));
