/** The use of the product in six chapters without words; the captions describe them. */
import { musicOf } from "../music.mjs";
import { box, placed } from "../parts/draw.mjs";
import { drawSky } from "../parts/space.mjs";
import { share } from "../parts/timing.mjs";
import { drawAnswering } from "./how-to/answering.mjs";
import { drawComparing } from "./how-to/comparing.mjs";
import { drawDeciding } from "./how-to/deciding.mjs";
import { drawInviting } from "./how-to/inviting.mjs";
import { drawPublishing } from "./how-to/publishing.mjs";
import { drawQuestions } from "./how-to/questions.mjs";

export const FORMAT = { width: 960, height: 540, framesASecond: 20, videoBits: 75_000, audioBits: 24_000 };

const CHAPTERS = [drawPublishing, drawQuestions, drawInviting, drawAnswering, drawComparing, drawDeciding];
const CHAPTER_SECONDS = 6;
const FADE_SECONDS = 0.35;

export const prepare = ({ seconds }) => ({ tones: musicOf(seconds) });

/** The position in the film: a bar for each chapter. */
function drawProgress(context, seconds) {
	for (const index of CHAPTERS.keys()) {
		const part = Math.min(1, Math.max(0, seconds / CHAPTER_SECONDS - index));
		const x = 330 + index * 52;
		box(context, "#ffffff40", [x, 508, 40, 6], 3);
		if (part > 0.15) box(context, "#ffffff", [x, 508, 40 * part, 6], 3);
	}
}

export function draw(context, seconds) {
	drawSky(context, FORMAT);
	const index = Math.min(CHAPTERS.length - 1, Math.floor(seconds / CHAPTER_SECONDS));
	const own = seconds - index * CHAPTER_SECONDS;
	const isLast = index === CHAPTERS.length - 1;
	const leaving = isLast ? 0 : share(own, CHAPTER_SECONDS - FADE_SECONDS, FADE_SECONDS);
	const alpha = share(own, 0, FADE_SECONDS) * (1 - leaving);
	placed(context, { alpha }, () => CHAPTERS[index](context, own));
	drawProgress(context, seconds);
}
