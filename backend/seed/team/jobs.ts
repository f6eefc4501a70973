import type { JobContent } from "../../job/content";
import { COMMON, consent } from "../defaults";
import type { SeedJob } from "../entry";
import { ASTRONAUT } from "./company";

type Own = Pick<SeedJob, "id" | "openCode" | "slug" | "title" | "publishedDaysAgo"> & {
	content: Partial<JobContent> & Pick<JobContent, "aboutDescription">;
};

/** The file of the video that shows a job of the team. */
export const teamVideo = (slug: string) => `/media/team-${slug}.webm`;

const teamJob = ({ content, ...own }: Own): SeedJob => ({
	companyId: ASTRONAUT.id,
	dueInDays: 365,
	invite: true,
	emailRequired: true,
	requireCv: true,
	...own,
	content: {
		...COMMON,
		...consent(ASTRONAUT.title),
		city: "Jakarta",
		country: "ID",
		remote: true,
		header_image: "/media/astronaut-header.svg",
		background: "#eeedfc",
		introduction_video: { job_video_url: teamVideo(own.slug), job_video_id: `team-${own.slug}` },
		show_due_date: 0,
		social_media: ["email", "linkedin", "whatsapp"],
		...content,
	},
});

const PRODUCT_DESIGNER = teamJob({
	id: 6_001,
	openCode: "ASTROTEAM1",
	slug: "product-designer",
	title: "Product Designer",
	publishedDaysAgo: 9,
	content: {
		aboutDescription: `<p>Half of the people who use what you draw are nervous. They hold a phone at arm's length, a timer is running, and a job depends on the next ninety seconds. You make that minute and a half as calm as it can be.</p>
<p>The other half reviews forty answers after lunch. You find out what they look for first, and put it there.</p>`,
		responsibility: `<ul><li>Take a screen from the first sketch to the words on its buttons, in English and Indonesian</li><li>Sit with five candidates or recruiters a month, and change what they stumbled over</li><li>Keep our parts and colours few, readable and usable by keyboard and screen reader</li></ul>`,
		requirement: `<ul><li>Work that people use, and the story of one thing that you took out again</li><li>Careful with type, contrast and small screens</li><li>You write short sentences</li></ul>`,
		document_list: [
			{ type: "CV", option_value: 2 },
			{ type: "Portfolio", option_value: 2 },
		],
	},
});

const BACKEND_ENGINEER = teamJob({
	id: 6_002,
	openCode: "ASTROTEAM2",
	slug: "senior-backend-engineer",
	title: "Senior Backend Engineer",
	publishedDaysAgo: 16,
	content: {
		aboutDescription: `<p>Somebody has just answered the hardest question of the interview on a train. The connection breaks, comes back, and breaks again. Nothing of that answer may be lost, and nothing may be stored twice. That promise is yours.</p>`,
		responsibility: `<ul><li>Own the calls that applications, uploads and interview codes go through, in two regions that share nothing</li><li>Prove with tests what happens when a disk is full, a process dies or a request comes twice</li><li>Keep the contract with our customers' own systems small and documented</li></ul>`,
		requirement: `<ul><li>Six years with services that keep other people's data</li><li>SQL that you can explain, TypeScript or a language near it</li><li>You like to delete code</li></ul>`,
	},
});

const CUSTOMER_SUCCESS = teamJob({
	id: 6_003,
	openCode: "ASTROTEAM3",
	slug: "customer-success-manager-jakarta",
	title: "Customer Success Manager",
	publishedDaysAgo: 23,
	content: {
		remote: false,
		aboutDescription: `<p>A hospital hires two hundred nurses before Ramadan. A coffee chain opens in three cities at once. They bought a tool; you make sure that they hire well with it. You know their jobs, you have read their questions, and you call before they do.</p>`,
		responsibility: `<ul><li>Set up the first jobs with new customers, and sit beside them when the first answers come in</li><li>Turn what they ask twice into a help text, in English and Indonesian</li><li>Tell our designers and engineers what hurts, with the name of the person it hurt</li></ul>`,
		requirement: `<ul><li>Three years in recruitment, or in looking after people who recruit</li><li>Indonesian and English, in speaking and in writing</li><li>In Jakarta, at customers' offices two days a week</li></ul>`,
	},
});

const VIDEO_ENGINEER = teamJob({
	id: 6_004,
	openCode: "ASTROTEAM4",
	slug: "video-delivery-engineer",
	title: "Video Delivery Engineer",
	publishedDaysAgo: 30,
	content: {
		aboutDescription: `<p>An answer is recorded on a phone with two gigabytes of memory, sent over 300 kilobits a second, and watched by four people on an office network that blocks half of the internet. You own the whole way: the recorder, the upload, the encoding, the player.</p>`,
		responsibility: `<ul><li>Make recording work on devices that nobody tests any more, and measure that it does</li><li>Choose codecs and sizes so that a face is clear and an upload ends</li><li>Take captions as seriously as pictures</li></ul>`,
		requirement: `<ul><li>WebM, MP4 and HLS from the inside; you have read a specification to the end</li><li>Media APIs of browsers, or of Android and iOS</li><li>Patience with old phones</li></ul>`,
	},
});

/** Open roles in the platform's own team, as jobs that can be applied to. */
export const ASTRONAUT_JOBS = [PRODUCT_DESIGNER, BACKEND_ENGINEER, CUSTOMER_SUCCESS, VIDEO_ENGINEER];
