import { pickFor } from "./chance";
import { darker, inkOf, lighter, luminance, mixed } from "./colour";
import { type Inks, MOTIFS } from "./motifs";
import { widthOf, wordmark } from "./wordmark";

/** The input of a drawing; the same company always gets the same drawing. */
export interface Drawn {
	slug: string;
	title: string;
	/** #rrggbb; null if the company chose none. */
	colour: string | null;
}

const WIDTH = 240;
const HEIGHT = 144;

const FACES = [
	`font-family="Avenir Next,Segoe UI,Helvetica,Arial,sans-serif" font-weight="700"`,
	`font-family="Georgia,Cambria,Times New Roman,serif" font-weight="700"`,
	`font-family="Trebuchet MS,Gill Sans,Verdana,sans-serif" font-weight="700"`,
	`font-family="Futura,Century Gothic,Helvetica,Arial,sans-serif" font-weight="800" letter-spacing="-.5"`,
] as const;

/** Colours that go with a company's own one. */
const COMPANIONS = ["#f3a712", "#ef6f6c", "#3fb8af", "#8ecae6", "#c9a227", "#b8d8ba"] as const;
const DEFAULTS = ["#564fdb", "#0f766e", "#9a3412", "#334155"] as const;

const escapeXml = (text: string) =>
	text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

interface Box {
	x: number;
	/** Middle of all lines. */
	y: number;
	width: number;
	largest: number;
	anchor: "start" | "middle";
}

/** Lines of text one below the other, as large as the box allows. */
function written(
	lines: readonly string[],
	{ x, y, width, largest, anchor }: Box,
	face: string,
	colour: string,
): string {
	const widest = Math.max(...lines.map(widthOf), 1);
	const size = Math.round(Math.min(largest, width / widest) * 10) / 10;
	const first = y - ((lines.length - 1) * size * 1.08) / 2 + size * 0.35;
	const texts = lines.map(
		(text, index) => `<text x="${x}" y="${(first + index * size * 1.08).toFixed(1)}">${escapeXml(text)}</text>`,
	);
	return `<g ${face} font-size="${size}" text-anchor="${anchor}" fill="${colour}">${texts.join("")}</g>`;
}

interface Parts {
	lines: readonly string[];
	face: string;
	inks: Inks;
	mark: (inks: Inks) => string;
}

const placed = (mark: string, x: number, y: number, scale: number) =>
	`<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`;

/** The mark above the name. */
function above({ lines, face, inks, mark }: Parts): string {
	const box = { x: 120, y: 108, width: 224, largest: lines.length > 1 ? 28 : 38, anchor: "middle" } as const;
	return `${placed(mark(inks), 86, 6, 1.06)}${written(lines, box, face, inks.main)}`;
}

/** The mark beside the name. */
function beside({ lines, face, inks, mark }: Parts): string {
	const box = { x: 80, y: 72, width: 158, largest: lines.length > 2 ? 32 : 38, anchor: "start" } as const;
	return `${placed(mark(inks), 6, 40, 1)}${written(lines, box, face, inks.main)}`;
}

/** Name and mark on a plate of the company's colour. */
function plate({ lines, face, inks, mark }: Parts): string {
	const box = { x: 120, y: 100, width: 208, largest: lines.length > 1 ? 28 : 38, anchor: "middle" } as const;
	const white = { main: "#ffffff", second: lighter(inks.second, 0.25) };
	const ground = `<rect x="2" y="2" width="236" height="140" rx="20" fill="${inks.main}"/>`;
	return `${ground}${placed(mark(white), 96, 12, 0.75)}${written(lines, box, face, white.main)}`;
}

/** The name only, underlined. */
function nameOnly({ lines, face, inks }: Parts): string {
	const box = { x: 120, y: 64, width: 226, largest: lines.length > 2 ? 34 : 44, anchor: "middle" } as const;
	const stroke = `<path d="M78 130h84" stroke="${inks.second}" stroke-width="8" stroke-linecap="round"/>`;
	return `${written(lines, box, face, inks.main)}${stroke}`;
}

const LAYOUTS = [above, beside, plate, above, beside, nameOnly] as const;
/** Those that have room for three lines. */
const TALL_LAYOUTS = [beside, nameOnly, beside] as const;

function inksOf({ slug, colour }: Drawn): Inks {
	const own = colour ?? pickFor(DEFAULTS, `colour of ${slug}`);
	const companion = pickFor(COMPANIONS, `companion of ${slug}`);
	const isVivid = luminance(own) > 0.25 && luminance(own) < 0.9;
	// The mark uses the colour even if it isn't readable as text.
	return { main: inkOf(own), second: isVivid ? own : mixed(companion, darker(own, 0.2), 0.15) };
}

/** A company's logo, 240 by 144, as SVG: a mark and the first words of its name, to be read at half that size. */
export function drawLogo(company: Drawn): string {
	const { slug, title } = company;
	const motif = pickFor(MOTIFS, `motif of ${slug}`);
	const letter = escapeXml(Array.from(title)[0] ?? "");
	const lines = wordmark(title, slug);
	const layout = pickFor(lines.length > 2 ? TALL_LAYOUTS : LAYOUTS, `layout of ${slug}`);
	const parts: Parts = {
		lines,
		face: pickFor(FACES, `face of ${slug}`),
		inks: inksOf(company),
		mark: (inks) => motif(inks, letter),
	};
	const label = escapeXml(title);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${label}"><title>${label}</title>${layout(parts)}</svg>`;
}
