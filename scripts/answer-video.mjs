/**
 * `npm run answer-video`: makes the demo answer, backend/seed/media/answer-video.ts, anew. Its result is committed,
 * because a machine that only builds the site has no browser to make it with.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { serve } from "./answer-video/serve.mjs";
import { toWebm } from "./answer-video/webm.mjs";
import { ensureBrowser, launchOptions } from "./lib/browser.mjs";
import { stop } from "./lib/run.mjs";

const SECONDS = 9;
const LARGEST_TEXT = 45_000;
const JUMP_SECONDS = 5;

const root = fileURLToPath(new URL("..", import.meta.url));
const target = `${root}backend/seed/media/answer-video.ts`;

/** When the captions of the answer are shown, seconds: she speaks then. */
function readCues() {
	const [, own = ""] = readFileSync(`${root}backend/seed/media/captions.ts`, "utf8").split('"answer-1.vtt"');
	return [...own.matchAll(/from: ([\d.]+), to: ([\d.]+)/g)].map(([, from, to]) => ({
		from: Number(from),
		to: Number(to),
	}));
}

/** What a player says of the file: how long it is, where it is after a jump, and whether it hears anything. */
function play({ jumpSeconds }) {
	const video = document.createElement("video");
	const until = (event) =>
		new Promise((resolve, reject) => {
			video.addEventListener(event, resolve, { once: true });
			video.addEventListener("error", () => reject(new Error(video.error?.message)), { once: true });
		});
	return (async () => {
		video.src = "/answer.webm";
		await until("loadedmetadata");
		video.currentTime = jumpSeconds;
		await until("seeked");
		const { duration, currentTime, videoWidth } = video;
		video.muted = true;
		await video.play();
		await until("ended");
		return { duration, currentTime, videoWidth, heard: video.webkitAudioDecodedByteCount, endedAt: video.currentTime };
	})();
}

function check({ duration, currentTime, videoWidth, heard, endedAt }, text, cues) {
	const problems = [
		Math.abs(duration - SECONDS) > 0.1 && `it lasts ${duration} s`,
		Math.abs(currentTime - JUMP_SECONDS) > 0.01 && `a jump to ${JUMP_SECONDS} s ends at ${currentTime} s`,
		Math.abs(endedAt - duration) > 0.1 && `it ends at ${endedAt} s`,
		videoWidth === 0 && "it has no picture",
		heard === 0 && "it has no sound",
		cues.length === 0 && "it has no captions",
		cues.some(({ from, to }) => from >= to || to > SECONDS) && "its captions don't fit",
		text.length > LARGEST_TEXT && `its file has ${text.length} characters`,
	].filter(Boolean);
	if (problems.length > 0) stop(`The video is not right: ${problems.join(", ")}.`);
}

await ensureBrowser(root);
const cues = readCues();
let file = Buffer.alloc(0);
const server = await serve(() => file);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
await page.goto(server.origin);
file = toWebm(await page.evaluate((spoken) => globalThis.encodeAnswer(spoken), { seconds: SECONDS, cues }), SECONDS);
const seen = await page.evaluate(play, { jumpSeconds: JUMP_SECONDS });
await browser.close();
server.close();
const text = `/** A drawn answer of nine seconds, WebM in base64: a candidate speaks and moves her hands. Made by \`npm run answer-video\`. */
export const ANSWER_VIDEO =
	"${file.toString("base64")}";
`;
check(seen, text, cues);
writeFileSync(target, text);
console.log(`${target}: ${file.length} bytes`);
