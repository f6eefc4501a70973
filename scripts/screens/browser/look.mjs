/** Runs in the page: loads it completely and returns its problems. */
import { findOrphans } from "./headings.mjs";
import { findCutOff, findOverflow } from "./overflow.mjs";

const LONGEST_WAIT_MS = 5_000;

/** Loads every picture, including lazy ones. */
async function loadPictures() {
	for (const picture of document.images) picture.loading = "eager";
	const pictures = [...document.images].map((picture) => picture.decode().catch(() => null));
	const longest = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
	await Promise.race([Promise.all([document.fonts.ready, ...pictures]), longest]);
}

const brokenPictures = () =>
	[...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);

/** Pictures that stay broken: some pages replace a broken one. */
async function findBrokenPictures() {
	const end = performance.now() + LONGEST_WAIT_MS / 5;
	while (brokenPictures().length > 0 && performance.now() < end) await new Promise(requestAnimationFrame);
	return brokenPictures().map(({ src }) => `has a broken picture: ${src}`);
}

/** The page's problems in the current window. */
export async function look() {
	await loadPictures();
	const broken = await findBrokenPictures();
	return [...new Set([...findOverflow(), ...findCutOff(), ...findOrphans(), ...broken])];
}
