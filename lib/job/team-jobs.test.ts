import { readTeamJobs } from "./team-jobs";

const PLACES = { siteOrigin: "https://www.astronaut.example", mediaOrigins: ["http://localhost:4000"], prefix: "" };

const urlOf = (job_url: string) => readTeamJobs([{ title: "Driver", job_url }], PLACES)[0]?.url;
const videoOf = (job_ads_video: string) =>
	readTeamJobs([{ title: "Driver", job_ads_video, job_url: "/p/ORBIT1" }], PLACES)[0]?.video;

describe("team jobs", () => {
	it("are shown in order, without untitled ones and ones without content", () => {
		const job_url = "/p/ORBIT1";
		const listed = [{ title: " Nurse\u202e ", job_url }, { title: " ", job_url }, {}, { title: "Cook" }];
		expect(readTeamJobs([...listed, { title: "Driver", job_url }], PLACES)).toEqual([
			{ title: "Nurse", video: undefined, url: job_url },
			{ title: "Driver", video: undefined, url: job_url },
		]);
	});

	it("are twelve at most, with titles of at most a hundred characters", () => {
		const listed = Array.from({ length: 300 }, (_, index) => ({
			title: `${index} ${"x ".repeat(200)}`,
			job_url: "/p/A",
		}));
		const jobs = readTeamJobs(listed, PLACES);
		expect(jobs).toHaveLength(12);
		expect(jobs[11]?.title).toMatch(/^11 (?:x ?)+…$/);
		expect(jobs[11]?.title.length).toBeLessThanOrEqual(100);
	});

	it.each([
		["https://jobs.example.com/1?a=b#c", "https://jobs.example.com/1?a=b#c"],
		["http://localhost:4000/team/driver", "http://localhost:4000/team/driver"],
		[
			"/public/companies/astronaut/jobs/driver?from=about#top",
			"/public/companies/astronaut/jobs/driver?from=about#top",
		],
		["/../p/ORBIT1", "/p/ORBIT1"],
	])("link to %j as %j", (address, shown) => {
		expect(urlOf(address)).toBe(shown);
	});

	it.each([
		["/p/ORBIT1", "/id/p/ORBIT1"],
		["/public/companies/astronaut/jobs/driver", "/id/public/companies/astronaut/jobs/driver"],
		["/id/p/ORBIT1", "/id/p/ORBIT1"],
		["/media/driver.pdf", "/media/driver.pdf"],
		["https://jobs.example.com/p/1", "https://jobs.example.com/p/1"],
	])("in Indonesian link to %j as %j", (job_url, shown) => {
		const [job] = readTeamJobs([{ title: "Driver", job_url }], { ...PLACES, prefix: "/id" });
		expect(job?.url).toBe(shown);
	});

	it.each([
		"javascript:alert(1)",
		" javascript:alert(1)",
		"data:text/html,<script>alert(1)</script>",
		"//evil.example.com/a",
		"/\\evil.example.com/a",
		"/\t/evil.example.com/a",
		"https://user:secret@evil.example.com/",
		"ftp://files.example.com/",
		"apply",
		`https://a.example.com/${"x".repeat(2_000)}`,
	])("have no link with %j", (address) => {
		expect(urlOf(address)).toBeUndefined();
	});

	it.each([
		["https://cdn.example.com/driver.webm", "file"],
		["http://localhost:4000/media/driver.webm", "file"],
		["https://youtu.be/dQw4w9WgXcQ", "page"],
		["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "page"],
	])("have the video %j as a %s", (url, kind) => {
		expect(videoOf(url)).toEqual({ kind, url });
	});

	it.each([
		"http://cdn.example.com/driver.webm",
		"https://192.168.0.1/driver.webm",
		"https://localhost/driver.webm",
		"javascript:alert(1)",
		"data:video/webm;base64,AAAA",
		"/media/driver.webm",
	])("have no video with %j", (address) => {
		expect(videoOf(address)).toBeUndefined();
	});
});
