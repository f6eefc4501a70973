/** The films of `npm run videos`, and their targets. */
import { readFileSync } from "node:fs";

const MINUTE = 60;

/** When the captions of a WebVTT text are shown, seconds. */
export function cuesOf(vtt) {
	const toSeconds = (minutes, seconds) => Number(minutes) * MINUTE + Number(seconds);
	return [...vtt.matchAll(/(\d\d):(\d\d\.\d{3}) --> (?:\d\d:)?(\d\d):(\d\d\.\d{3})/g)].map(([, a, b, c, d]) => ({
		from: toSeconds(a, b),
		to: toSeconds(c, d),
	}));
}

/** The same of the demo answer, whose captions are the backend's. */
function cuesOfAnswer(root) {
	const [, own = ""] = readFileSync(`${root}backend/seed/media/captions.ts`, "utf8").split('"answer-1.vtt"');
	return [...own.matchAll(/from: ([\d.]+), to: ([\d.]+)/g)].map(([, from, to]) => ({
		from: Number(from),
		to: Number(to),
	}));
}

/** A film of the site: `public/videos/{name}.webm` and its poster; its captions exist already. */
const ofSite = (name, { seconds, posterAt, largest }) => ({
	name,
	module: name,
	seconds,
	posterAt,
	largest,
	readCues: (root) => cuesOf(readFileSync(`${root}public/videos/${name}.en.vtt`, "utf8")),
	hasMp4: true,
	target: `public/videos/${name}.webm`,
});

/** A film that the embedded backend serves; one without words needs no captions. */
const ofBackend = (name, { readCues = () => [], format = "webm", ...rest }) => ({
	name,
	format,
	largest: 60_000,
	readCues,
	target: `backend/seed/media/films/${name}.${format}`,
	...rest,
});

/** A film for the job `title` of the team's. */
const ofTeam = (variant, title) =>
	ofBackend(`team-${variant}`, {
		module: "team",
		seconds: 5,
		variant: { motif: variant, title },
	});

export const FILMS = [
	ofBackend("answer", {
		module: "answer",
		seconds: 9,
		largest: 34_000,
		readCues: cuesOfAnswer,
		hasWords: true,
	}),
	ofBackend("candidate", {
		module: "answer",
		format: "mp4",
		seconds: 9,
		videoBits: 50_000,
		largest: 100_000,
		readCues: cuesOfAnswer,
		hasWords: true,
	}),
	ofSite("how-to", { seconds: 36, posterAt: 22.2, largest: 700_000 }),
	ofSite("welcome", { seconds: 18, posterAt: 2.6, largest: 400_000 }),
	ofTeam("designer", "Product Designer"),
	ofTeam("engineer", "Senior Backend Engineer"),
	ofTeam("success", "Customer Success Manager"),
	ofTeam("video", "Video Delivery Engineer"),
];
