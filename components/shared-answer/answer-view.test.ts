import { sharedAnswer } from "@/lib/contract/schemas/shared-answer";
import { answerView } from "./answer-view";

const OURS = ["http://localhost:4000"];
const view = (answer: object) => answerView(sharedAnswer.parse(answer), OURS);

const FULL = {
	company: { title: " Terang\u0000 Energy ", logoUrl: "https://cdn.example.com/logo.svg" },
	candidate: { fullname: "Ayu \u202eLestari" },
	job: { title: "Roof\nPlanner" },
	question: { title: "Why?" },
	video_url: "http://localhost:4000/media/a.webm",
	thumbnail_url: "https://cdn.example.com/a.svg",
	captions_url: "https://cdn.example.com/a.vtt",
};

describe("answerView", () => {
	it("cleans the host's texts and accepts public and own addresses", () => {
		expect(view(FULL)).toEqual({
			company: { name: "Terang Energy", logo: FULL.company.logoUrl },
			candidate: "Ayu Lestari",
			job: "Roof Planner",
			question: "Why?",
			video: { url: FULL.video_url, poster: FULL.thumbnail_url, captions: FULL.captions_url },
		});
	});

	it("leaves missing values empty", () => {
		expect(view({ company: null, candidate: {} })).toEqual({
			company: { name: "", logo: undefined },
			candidate: "",
			job: "",
			question: "",
			video: undefined,
		});
	});

	it.each([undefined, null, "", " "])("treats %j as an answer that isn't recorded yet", (video_url) => {
		expect(view({ ...FULL, video_url }).video).toBeUndefined();
	});

	it.each([
		"http://cdn.example.com/a.webm",
		"javascript:alert(1)",
		"https://10.0.0.1/a.webm",
		"https://me:me@cdn.example.com/a",
		"//cdn.example.com/a",
	])("reads nothing from %s", (url) => {
		const { company, video } = view({ ...FULL, company: { logoUrl: url }, thumbnail_url: url, captions_url: url });
		expect(company.logo).toBeUndefined();
		expect(video).toEqual({ url: FULL.video_url, poster: undefined, captions: undefined });
		expect(view({ ...FULL, video_url: url }).video).toBe("refused");
	});
});
