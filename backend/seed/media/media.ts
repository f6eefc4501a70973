import type { MediaItem } from "../../media/item";
import { ANSWER_POSTER } from "./answer";
import { BLOG_PICTURES } from "./blog-pictures";
import { CAPTIONS } from "./captions";
import { HEADER_PICTURES } from "./headers";
import { LOGOS } from "./logos";

/** A film in its own file, made by `npm run videos`. */
const film = (name: string): MediaItem => ({ type: "video/webm", file: `backend/seed/media/films/${name}.webm` });

const drawings = Object.entries({ ...LOGOS, ...HEADER_PICTURES, ...BLOG_PICTURES }).map(
	([name, text]): [string, MediaItem] => [name, { type: "image/svg+xml", text }],
);

/** A candidate's recording and what belongs to it. */
const ANSWER: Readonly<Record<string, MediaItem>> = {
	"answer-1.webm": { ...film("answer"), isPersonal: true },
	"answer-1.svg": { type: "image/svg+xml", text: ANSWER_POSTER, isPersonal: true },
	"answer-1.vtt": { type: "text/vtt", text: CAPTIONS["answer-1.vtt"], isPersonal: true },
};

/** Videos of the team's jobs; there are no words in them. */
const TEAM: Readonly<Record<string, MediaItem>> = {
	"team-product-designer.webm": film("team-designer"),
	"team-senior-backend-engineer.webm": film("team-engineer"),
	"team-customer-success-manager-jakarta.webm": film("team-success"),
	"team-video-delivery-engineer.webm": film("team-video"),
};

/** The pictures, videos and captions that seeded rows name, by file name. */
export const MEDIA: Readonly<Record<string, MediaItem>> = {
	...Object.fromEntries(drawings),
	...ANSWER,
	...TEAM,
	"terang-energy-intro.webm": film("intro"),
	"terang-energy-intro.vtt": { type: "text/vtt", text: CAPTIONS["terang-energy-intro.vtt"] },
};
