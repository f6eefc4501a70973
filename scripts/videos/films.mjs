/** The films that `npm run videos` makes, and where each of them goes. */
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

/** A film of the site: `public/videos/{name}.webm` and its poster; its captions are there already. */
const ofSite = (name, { seconds, posterAt, largest }) => ({
	name,
	module: name,
	seconds,
	posterAt,
	largest,
	readCues: (root) => cuesOf(readFileSync(`${root}public/videos/${name}.en.vtt`, "utf8")),
	target: `public/videos/${name}.webm`,
});

/** A film that the backend serves, held in its code; one without words needs no captions. */
const ofBackend = (name, { about, constant, readCues = () => [], ...rest }) => ({
	name,
	largest: 60_000,
	readCues,
	target: `backend/seed/media/${name}-video.ts`,
	about: `${about} Made by \`npm run videos\`.`,
	constant,
	...rest,
});

const ofTeam = (variant, constant, title) =>
	ofBackend(`team-${variant}`, {
		about: `A drawn video for the job "${title}", WebM in base64.`,
		constant,
		module: "team",
		seconds: 5,
		variant: { motif: variant, title },
	});

export const FILMS = [
	ofBackend("answer", {
		about: "A drawn answer of nine seconds, WebM in base64: a candidate speaks and moves her hands.",
		constant: "ANSWER_VIDEO",
		module: "answer",
		seconds: 9,
		largest: 34_000,
		readCues: cuesOfAnswer,
		hasWords: true,
	}),
	ofSite("how-to", { seconds: 36, posterAt: 22.2, largest: 700_000 }),
	ofSite("welcome", { seconds: 18, posterAt: 2.6, largest: 400_000 }),
	ofTeam("designer", "TEAM_DESIGNER_VIDEO", "Product Designer"),
	ofTeam("engineer", "TEAM_ENGINEER_VIDEO", "Senior Backend Engineer"),
	ofTeam("success", "TEAM_SUCCESS_VIDEO", "Customer Success Manager"),
	ofTeam("video", "TEAM_VIDEO_VIDEO", "Video Delivery Engineer"),
];
