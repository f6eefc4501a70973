/**
 * `npm run videos`: renders the site's videos with their posters, and those of the demo data; `npm run videos --
 * how-to` renders one of them. Their captions are written by hand. The results are committed, because a machine that
 * only builds the site has no browser to render them.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { ensureBrowser, launchOptions } from "./lib/browser.mjs";
import { run, stop } from "./lib/run.mjs";
import { problemsOf } from "./videos/check.mjs";
import { FILMS } from "./videos/films.mjs";
import { serve } from "./videos/serve.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A film once more in H.264 and AAC, for Safari on iPhones before iOS 17.4, where ffmpeg is at hand. */
async function writeMp4(target) {
	const options = ["-c:v", "libx264", "-profile:v", "main", "-preset", "veryslow", "-tune", "animation", "-crf", "31"];
	const sound = ["-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "48k", "-movflags", "+faststart", "-map_metadata", "-1"];
	const mp4 = target.replace(/webm$/, "mp4");
	const code = await run(root, "ffmpeg", ["-v", "error", "-y", "-i", target, ...options, ...sound, mp4]);
	console.log(code === 0 ? `${mp4}: made` : `${mp4} is as it was: ffmpeg is missing or failed.`);
}

function write(film, file, poster) {
	const target = root + film.target;
	writeFileSync(target, file);
	if (poster) writeFileSync(target.replace(/webm$/, "jpg"), Buffer.from(poster, "base64"));
	console.log(`${film.target}: ${file.length} bytes`);
}

const names = process.argv.slice(2);
const wanted = FILMS.filter(({ name }) => names.length === 0 || names.includes(name));
if (wanted.length === 0) stop(`There are these videos: ${FILMS.map(({ name }) => name).join(", ")}.`);

await ensureBrowser(root);
let file = Buffer.alloc(0);
const server = await serve(root, () => file);
const browser = await chromium.launch(launchOptions);
for (const { readCues, ...film } of wanted) {
	const cues = readCues(root);
	const page = await browser.newPage();
	await page.goto(server.origin);
	const encoded = await page.evaluate((given) => globalThis.encodeFilm(given), { ...film, cues });
	file = Buffer.from(encoded.file, "base64");
	const problems = await problemsOf(page, { ...film, cues }, file.length);
	if (problems.length > 0) stop(`The video "${film.name}" is not right: ${problems.join(", ")}.`);
	write(film, file, encoded.poster);
	if (film.hasMp4) await writeMp4(root + film.target);
	await page.close();
}
await browser.close();
server.close();
