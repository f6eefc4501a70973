/** A welcome for candidates in four chapters without words; the captions describe the next steps. */
import { musicOf } from "../music.mjs";
import { placed } from "../parts/draw.mjs";
import { drawSky } from "../parts/space.mjs";
import { share } from "../parts/timing.mjs";
import { drawDevices } from "./welcome/devices.mjs";
import { drawHello } from "./welcome/hello.mjs";
import { drawLuck } from "./welcome/luck.mjs";
import { drawQuietPlace } from "./welcome/quiet-place.mjs";

export const FORMAT = { width: 960, height: 540, framesASecond: 20, videoBits: 105_000, audioBits: 24_000 };

const CHAPTERS = [drawHello, drawDevices, drawQuietPlace, drawLuck];
const CHAPTER_SECONDS = 4.5;
const FADE_SECONDS = 0.35;

export const prepare = ({ seconds }) => ({ tones: musicOf(seconds) });

export function draw(context, seconds) {
	drawSky(context, FORMAT);
	const index = Math.min(CHAPTERS.length - 1, Math.floor(seconds / CHAPTER_SECONDS));
	const own = seconds - index * CHAPTER_SECONDS;
	const leaving = index === CHAPTERS.length - 1 ? 0 : share(own, CHAPTER_SECONDS - FADE_SECONDS, FADE_SECONDS);
	placed(context, { alpha: share(own, 0, FADE_SECONDS) * (1 - leaving) }, () => CHAPTERS[index](context, own));
}
