import { chanceOf, pickFor } from "./chance";
import { darker, lighter, luminance } from "./colour";
import type { Drawn } from "./logo";

const WIDTH = 1_200;
const HEIGHT = 360;

interface Tones {
	deep: string;
	own: string;
	soft: string;
	light: string;
}

/** A number from `least` to `most` that belongs to a place in the picture. */
type Lot = (place: string, least: number, most: number) => number;

const each = (count: number, draw: (index: number) => string) =>
	Array.from({ length: count }, (_, i) => draw(i)).join("");

/** Hills, one behind the other. */
function hills({ deep, own, soft, light }: Tones, lot: Lot): string {
	const ridge = (index: number, colour: string) => {
		const y = 150 + index * 62;
		const [a, b] = [lot(`a${index}`, -60, 60), lot(`b${index}`, -60, 60)];
		return `<path d="M0 ${y + a / 2}C300 ${y - 70 + a} 480 ${y + 60 + b} 760 ${y + b / 3}S1080 ${y - 60 - a} 1200 ${y}V360H0z" fill="${colour}"/>`;
	};
	const sun = `<circle cx="${lot("sun", 240, 1_000)}" cy="96" r="54" fill="${light}" opacity=".85"/>`;
	return sun + ridge(0, soft) + ridge(1, own) + ridge(2, deep);
}

/** Waves that run through the whole picture. */
const waves = ({ deep, own, soft }: Tones, lot: Lot) =>
	each(9, (index) => {
		const y = 40 + index * 38;
		const x = -lot(`x${index}`, 0, 200);
		const colour = [soft, own, deep][index % 3] ?? own;
		return `<path d="M${x} ${y}${"c50-34 100 34 150 0s100 34 150 0".repeat(5)}" fill="none" stroke="${colour}" stroke-width="14" opacity=".7"/>`;
	});

/** Houses of a town in the evening, some windows lit. */
const town = ({ deep, own, light }: Tones, lot: Lot) =>
	each(16, (index) => {
		const height = lot(`h${index}`, 70, 230);
		const x = index * 76;
		const windows = each(Math.floor(height / 46), (row) =>
			lot(`w${index}/${row}`, 0, 10) > 4
				? `<rect x="${x + 14}" y="${374 - height + row * 40}" width="14" height="18" fill="${light}" opacity=".8"/>`
				: "",
		);
		return `<rect x="${x}" y="${360 - height}" width="70" height="${height}" fill="${index % 2 ? deep : own}"/>${windows}`;
	});

/** Bands that cross the picture. */
const bands = ({ deep, own, soft, light }: Tones, lot: Lot) =>
	each(14, (index) => {
		const x = index * 110 - 220;
		const colour = [own, deep, soft, own, light][(index + lot("first", 0, 4)) % 5] ?? own;
		return `<path d="M${x} 360L${x + 220} 0h${lot(`w${index}`, 30, 96)}L${x + 60} 360z" fill="${colour}" opacity=".75"/>`;
	});

/** Leaves, large and small. */
const leaves = ({ deep, own, soft }: Tones, lot: Lot) =>
	each(22, (index) => {
		const place = `translate(${lot(`x${index}`, 0, 1_200)} ${lot(`y${index}`, 0, 360)})`;
		const turn = `rotate(${lot(`r${index}`, 0, 360)}) scale(${lot(`s${index}`, 6, 18) / 10})`;
		const colour = [soft, own, deep][index % 3] ?? own;
		return `<path transform="${place} ${turn}" d="M0 0C0-42 26-66 74-70 78-22 52 6 0 0z" fill="${colour}" opacity=".8"/>`;
	});

/** Circles on a grid. */
const beads = ({ deep, own, soft, light }: Tones, lot: Lot) =>
	each(60, (index) => {
		const colour = [own, soft, deep, light][lot(`c${index}`, 0, 3)] ?? own;
		const [column, row] = [index % 15, Math.floor(index / 15)];
		return `<circle cx="${40 + column * 80}" cy="${45 + row * 90}" r="${lot(`r${index}`, 10, 36)}" fill="${colour}" opacity=".75"/>`;
	});

const SCENES = [hills, waves, town, bands, leaves, beads] as const;

/** Brands that are nearly white or nearly black make no picture by themselves. */
function tonesOf(colour: string): Tones {
	const light = luminance(colour);
	const own = light > 0.8 ? darker(colour, 0.35) : light < 0.01 ? lighter(colour, 0.25) : colour;
	return { deep: darker(own, 0.45), own, soft: lighter(own, 0.35), light: lighter(own, 0.75) };
}

/** A background picture in a company's colour, 1,200 by 360, as SVG. */
export function drawBackground({ slug, colour }: Drawn): string {
	const tones = tonesOf(colour ?? "#564fdb");
	const lot: Lot = (place, least, most) => least + (chanceOf(`${place} of ${slug}`) % (most - least + 1));
	const scene = pickFor(SCENES, `scene of ${slug}`);
	const sky = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(tones.own, 0.2)}"/><stop offset="1" stop-color="${tones.soft}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">${sky}${scene(tones, lot)}</svg>`;
}
