import type { MediaItem } from "../../media/item";
import { ANSWER_POSTER } from "./answer";
import { ANSWER_VIDEO } from "./answer-video";
import { BLOG_PICTURES } from "./blog-pictures";
import { CAPTIONS } from "./captions";
import { HEADER_PICTURES } from "./headers";
import { INTRO_VIDEO } from "./intro-video";
import { LOGOS } from "./logos";
import { TEAM_DESIGNER_VIDEO } from "./team-designer-video";
import { TEAM_ENGINEER_VIDEO } from "./team-engineer-video";
import { TEAM_SUCCESS_VIDEO } from "./team-success-video";
import { TEAM_VIDEO_VIDEO } from "./team-video-video";

const drawings = Object.entries({ ...LOGOS, ...HEADER_PICTURES, ...BLOG_PICTURES }).map(
	([name, text]): [string, MediaItem] => [name, { type: "image/svg+xml", text }],
);

/** A candidate's recording and what belongs to it. */
const ANSWER: Readonly<Record<string, MediaItem>> = {
	"answer-1.webm": { type: "video/webm", base64: ANSWER_VIDEO, isPersonal: true },
	"answer-1.svg": { type: "image/svg+xml", text: ANSWER_POSTER, isPersonal: true },
	"answer-1.vtt": { type: "text/vtt", text: CAPTIONS["answer-1.vtt"], isPersonal: true },
};

/** Videos of the team's jobs; there are no words in them. */
const TEAM: Readonly<Record<string, MediaItem>> = {
	"team-product-designer.webm": { type: "video/webm", base64: TEAM_DESIGNER_VIDEO },
	"team-senior-backend-engineer.webm": { type: "video/webm", base64: TEAM_ENGINEER_VIDEO },
	"team-customer-success-manager-jakarta.webm": { type: "video/webm", base64: TEAM_SUCCESS_VIDEO },
	"team-video-delivery-engineer.webm": { type: "video/webm", base64: TEAM_VIDEO_VIDEO },
};

/** The pictures, videos and captions that seeded rows name, by file name. */
export const MEDIA: Readonly<Record<string, MediaItem>> = {
	...Object.fromEntries(drawings),
	...ANSWER,
	...TEAM,
	"terang-energy-intro.webm": { type: "video/webm", base64: INTRO_VIDEO },
	"terang-energy-intro.vtt": { type: "text/vtt", text: CAPTIONS["terang-energy-intro.vtt"] },
};
