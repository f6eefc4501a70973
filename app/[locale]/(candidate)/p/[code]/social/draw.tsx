import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "@vercel/og";
import type { JobView } from "@/lib/jobs/view";
import { excerpt } from "@/lib/text/plain";

const SIZE = { width: 1200, height: 630 };
const LONGEST_TITLE = 90;
const LONGEST_LINE = 60;
const FONT_FOLDER = join(process.cwd(), "node_modules/@fontsource/plus-jakarta-sans/files");

const font = async (weight: 500 | 700) => ({
	name: "Plus Jakarta Sans",
	weight,
	data: await readFile(join(FONT_FOLDER, `plus-jakarta-sans-latin-${weight}-normal.woff`)),
});

/** Draws a job's title, company and place in the company's colours. Texts are cut to what fits; nothing is fetched. */
export async function drawJobPicture({ title, company, place, jobType, colours }: JobView): Promise<Response> {
	const facts = [jobType, place.city].filter(Boolean).join(" · ");
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
	return new ImageResponse(
		<div style={frame}>
			<div style={{ display: "flex", fontSize: 36, fontWeight: 500 }}>{excerpt(company.name, LONGEST_LINE)}</div>
			<div style={{ display: "flex", fontSize: title.length > 45 ? 64 : 84, fontWeight: 700, lineHeight: 1.15 }}>
				{excerpt(title || company.name, LONGEST_TITLE)}
			</div>
			<div style={{ display: "flex", fontSize: 36, fontWeight: 500 }}>{excerpt(facts, LONGEST_LINE) || " "}</div>
		</div>,
		{
			...SIZE,
			fonts: await Promise.all([font(500), font(700)]),
			headers: { "cache-control": "public, max-age=0, s-maxage=3600" },
		},
	);
}
