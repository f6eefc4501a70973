import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "@vercel/og";
import type { JobView } from "@/lib/jobs/view";
import { excerpt } from "@/lib/text/plain";

const SIZE = { width: 1200, height: 630 };
const LONGEST_TITLE = 90;
const LONGEST_LINE = 60;
const FONT_FOLDER = join(process.cwd(), "node_modules/@fontsource/plus-jakarta-sans/files");

/** What the bundled fonts can draw. The library would fetch fonts and emoji for anything else from elsewhere. */
const DRAWABLE = /[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201d\u2026·]/;

const font = async (subset: "latin" | "latin-ext", weight: 500 | 700) => ({
	name: "Plus Jakarta Sans",
	weight,
	data: await readFile(join(FONT_FOLDER, `plus-jakarta-sans-${subset}-${weight}-normal.woff`)),
});

const loadFonts = () =>
	Promise.all([font("latin", 500), font("latin", 700), font("latin-ext", 500), font("latin-ext", 700)]);

const drawable = (text: string) =>
	[...text]
		.filter((character) => DRAWABLE.test(character))
		.join("")
		.replace(/\s+/g, " ")
		.trim();

/** Whether letters would be missing from the picture, so that it could not be read. */
const losesLetters = (text: string) =>
	[...text].some((character) => /\p{L}/u.test(character) && !DRAWABLE.test(character));

/**
 * Draws a job's title, company and place in the company's colours; texts are cut to what fits. Null for
 * jobs in a script that the bundled fonts don't have. Nothing is fetched.
 */
export async function drawJobPicture({ title, company, place, jobType, colours }: JobView): Promise<Response | null> {
	const facts = [jobType, place.city].filter(Boolean).join(" · ");
	const heading = title || company.name;
	if (losesLetters(heading)) return null;
	const frame = {
		display: "flex",
		flexDirection: "column",
		justifyContent: "space-between",
		width: "100%",
		height: "100%",
		padding: 72,
		background: colours.brand,
		color: colours.onBrand,
		fontFamily: "Plus Jakarta Sans",
	} as const;
	const line = { display: "flex", fontSize: 36, fontWeight: 500 } as const;
	return new ImageResponse(
		<div style={frame}>
			<div style={line}>{excerpt(drawable(company.name), LONGEST_LINE) || " "}</div>
			<div style={{ display: "flex", fontSize: heading.length > 45 ? 64 : 84, fontWeight: 700, lineHeight: 1.15 }}>
				{excerpt(drawable(heading), LONGEST_TITLE) || " "}
			</div>
			<div style={line}>{excerpt(drawable(facts), LONGEST_LINE) || " "}</div>
		</div>,
		{ ...SIZE, fonts: await loadFonts() },
	);
}
