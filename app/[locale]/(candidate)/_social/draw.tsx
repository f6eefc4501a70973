import { ImageResponse } from "@vercel/og";
import type { BrandColours } from "@/lib/contract/brand-colours";
import { fontsFor } from "@/lib/server/fonts/fonts";
import { firstCharacters, plainLine } from "@/lib/text/plain";
import { type Drawable, drawableText, widthOf } from "./drawable";
import { type Fitted, fitText, type Step } from "./fit";
import { inVisualOrder, unitsOf, wayOf } from "./pieces";

/** The texts of a picture: a heading between two lines; each may be empty. */
export interface PictureTexts {
	above: string;
	title: string;
	below: string;
	colours: BrandColours;
}

const SIZE = { width: 1200, height: 630 };
const PADDING = 76;
const ROOM = SIZE.width - 2 * PADDING;
const LINE_HEIGHT = 1.25;

/** Maximum length of a text that is laid out, in characters. */
const LONGEST = 240;

/** Sizes of the title in pixels, and the number of lines that fit at each. */
const TITLE_STEPS: readonly Step[] = [
	{ size: 88, lines: 2 },
	{ size: 72, lines: 3 },
	{ size: 58, lines: 4 },
];
const LINE_STEPS: readonly Step[] = [{ size: 36, lines: 1 }];

interface TextProps {
	fitted: Fitted;
	base: "ltr" | "rtl";
}

/** Items in a fixed order, each with its index as its key. */
const numbered = <T,>(things: readonly T[]) => things.map((thing, key) => ({ thing, key }));

/** Text laid out in lines, word by word, because the library knows no writing direction. */
function Text({ fitted: { size, lines }, base }: TextProps) {
	const side = base === "rtl" ? "flex-end" : "flex-start";
	return (
		<div
			style={{ display: "flex", flexDirection: "column", alignItems: side, fontSize: size, lineHeight: LINE_HEIGHT }}
		>
			{numbered(lines).map(({ thing: pieces, key }) => (
				<div key={key} style={{ display: "flex" }}>
					{numbered(inVisualOrder(pieces, base)).map(({ thing: text, key: place }) => (
						<div key={place} style={{ display: "flex", flexShrink: 0, whiteSpace: "pre" }}>
							{text}
						</div>
					))}
				</div>
			))}
		</div>
	);
}

const RINGS = [440, 270];

interface RingProps {
	size: number;
	colour: string;
	base: "ltr" | "rtl";
}

/** An orbit around the corner where the lines end, in the company's colours. */
function Ring({ size, colour, base }: RingProps) {
	const place = { [base === "rtl" ? "left" : "right"]: -size / 2, bottom: -size / 2 };
	const round = { width: size, height: size, borderRadius: size, border: `3px solid ${colour}` };
	return <div style={{ display: "flex", position: "absolute", ...place, ...round, opacity: 0.25 }} />;
}

/** A text in a form that can be drawn, with its fonts; null if it can't be drawn. */
function layOut(text: string, fonts: Drawable, steps: readonly Step[]): TextProps | null {
	const shown = drawableText(text, fonts);
	if (!shown) return null;
	return { fitted: fitText(unitsOf(shown), ROOM, steps, (part) => widthOf(part, fonts)), base: wayOf(shown) };
}

const capped = (text: string) => firstCharacters(plainLine(text), LONGEST);

/**
 * Draws a picture of 1200 × 630 pixels in a company's colours, as PNG. Long texts are cut; a line that can't be drawn
 * is omitted. Null if the title is empty or in a script that our fonts don't cover. Fetches nothing.
 */
export async function drawPicture(texts: PictureTexts): Promise<ArrayBuffer | null> {
	const [above, title, below] = [capped(texts.above), capped(texts.title), capped(texts.below)];
	const all = above + title + below;
	const fonts = await fontsFor(`${all}${all.normalize("NFKC")} …`, 700);
	const heading = layOut(title, fonts, TITLE_STEPS);
	if (!heading) return null;
	const [top, bottom] = [layOut(above, fonts, LINE_STEPS), layOut(below, fonts, LINE_STEPS)];
	const { brand, onBrand } = texts.colours;
	const side = heading.base === "rtl" ? "flex-end" : "flex-start";
	const picture = new ImageResponse(
		<div
			style={{
				display: "flex",
				flexDirection: "column",
				justifyContent: "space-between",
				alignItems: side,
				width: "100%",
				height: "100%",
				padding: PADDING,
				background: brand,
				color: onBrand,
				fontFamily: fonts.map(({ name }) => name).join(", "),
				fontWeight: 700,
			}}
		>
			{RINGS.map((size) => (
				<Ring key={size} size={size} colour={onBrand} base={heading.base} />
			))}
			<div style={{ display: "flex", flexDirection: "column", alignItems: side }}>
				<div
					style={{ display: "flex", width: 96, height: 8, marginBottom: 22, borderRadius: 4, background: onBrand }}
				/>
				{top && <Text {...top} />}
			</div>
			<Text {...heading} />
			<div style={{ display: "flex", opacity: 0.85 }}>{bottom && <Text {...bottom} />}</div>
		</div>,
		{ ...SIZE, fonts: fonts.map(({ name, data, weight }) => ({ name, data, weight })) },
	);
	return picture.arrayBuffer();
}
