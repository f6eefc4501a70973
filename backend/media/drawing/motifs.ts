/** The colours that a mark is drawn in. */
export interface Inks {
	/** Dark enough to be read on white. */
	main: string;
	/** A lighter or warmer colour to go with it. */
	second: string;
}

/** Draws a mark into a square of 64 by 64. */
type Motif = (inks: Inks, letter: string) => string;

const line = (colour: string, width: number) =>
	`fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const turned = (angles: readonly number[], shape: string) =>
	angles.map((angle) => `<g transform="rotate(${angle} 32 32)">${shape}</g>`).join("");

const sun: Motif = ({ main, second }) =>
	`<circle cx="32" cy="32" r="13" fill="${second}"/>${turned([0, 45, 90, 135, 180, 225, 270, 315], `<path d="M32 4v8" ${line(main, 5)}/>`)}`;

const leaf: Motif = ({ main, second }) =>
	`<path d="M8 56C6 26 22 8 56 8c2 32-14 48-48 48z" fill="${second}"/><path d="M8 56C18 38 30 26 46 18" ${line(main, 4)}/>`;

const waves: Motif = ({ main, second }) =>
	`<path d="M4 20c9-9 19 9 28 0s19 9 28 0" ${line(main, 6)}/><path d="M4 35c9-9 19 9 28 0s19 9 28 0" ${line(second, 6)}/><path d="M4 50c9-9 19 9 28 0s19 9 28 0" ${line(main, 6)}/>`;

const peaks: Motif = ({ main, second }) =>
	`<path d="M2 56l20-36 20 36z" fill="${second}"/><path d="M22 56l20-44 20 44z" fill="${main}"/><circle cx="14" cy="13" r="7" fill="${second}"/>`;

const petals: Motif = ({ main, second }) =>
	`${turned([0, 60, 120, 180, 240, 300], `<ellipse cx="32" cy="15" rx="8" ry="14" fill="${second}"/>`)}<circle cx="32" cy="32" r="8" fill="${main}"/>`;

const hexagon: Motif = ({ main, second }) =>
	`<path d="M32 3l25 14.5v29L32 61 7 46.5V17.5z" fill="${main}"/><path d="M32 17l13 7.5v15L32 47l-13-7.5v-15z" fill="${second}"/>`;

const monogram: Motif = ({ main, second }, letter) =>
	`<rect x="3" y="3" width="58" height="58" rx="16" fill="${main}"/><text x="32" y="46" text-anchor="middle" font-family="Georgia,serif" font-size="40" font-weight="700" fill="${second}">${letter}</text>`;

const rings: Motif = ({ main, second }) =>
	`<circle cx="23" cy="32" r="17" ${line(main, 7)}/><circle cx="41" cy="32" r="17" ${line(second, 7)}/>`;

const bars: Motif = ({ main, second }) =>
	`<rect x="5" y="34" width="13" height="26" rx="4" fill="${second}"/><rect x="25" y="18" width="13" height="42" rx="4" fill="${main}"/><rect x="45" y="4" width="13" height="56" rx="4" fill="${second}"/>`;

const drop: Motif = ({ main, second }) =>
	`<path d="M32 3c13 17 20 27 20 37a20 20 0 0 1-40 0c0-10 7-20 20-37z" fill="${main}"/><path d="M22 40a10 10 0 0 0 10 10" ${line(second, 5)}/>`;

const arches: Motif = ({ main, second }) =>
	`<path d="M6 58V32a26 26 0 0 1 52 0v26" ${line(main, 7)}/><path d="M21 58V34a11 11 0 0 1 22 0v24" ${line(second, 7)}/>`;

const chevrons: Motif = ({ main, second }) =>
	`<path d="M8 12l20 20L8 52" ${line(second, 9)}/><path d="M32 12l20 20-20 20" ${line(main, 9)}/>`;

const tiles: Motif = ({ main, second }) =>
	`<rect x="4" y="4" width="26" height="26" rx="6" fill="${main}"/><circle cx="47" cy="17" r="13" fill="${second}"/><circle cx="17" cy="47" r="13" fill="${second}"/><path d="M34 60V34h26a26 26 0 0 1-26 26z" fill="${main}"/>`;

const bird: Motif = ({ main, second }) =>
	`<path d="M4 40c14 2 22-6 26-18 4 12 14 14 30 6-4 18-18 30-34 28-10-1-18-7-22-16z" fill="${main}"/><circle cx="30" cy="13" r="6" fill="${second}"/>`;

const weave: Motif = ({ main, second }) =>
	`<g ${line(main, 6)}><path d="M14 5v54M32 5v54M50 5v54"/></g><g ${line(second, 6)}><path d="M5 14h18M41 14h18M23 32h18M5 50h18M41 50h18"/></g>`;

const bolt: Motif = ({ main, second }) =>
	`<circle cx="32" cy="32" r="29" fill="${main}"/><path d="M36 9L17 36h13l-3 19 20-28H33z" fill="${second}"/>`;

/** The marks that logos are made with. */
export const MOTIFS = [
	sun,
	leaf,
	waves,
	peaks,
	petals,
	hexagon,
	monogram,
	rings,
	bars,
	drop,
	arches,
	chevrons,
	tiles,
	bird,
	weave,
	bolt,
] as const satisfies readonly Motif[];
