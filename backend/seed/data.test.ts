import { z } from "zod";
import { additionalField, documentSlot } from "../../lib/contract/schemas/job";
import { SEED_DATA } from "./data";
import { MEDIA } from "./media/media";

const jobs = [...SEED_DATA.main.jobs, ...SEED_DATA.eu.jobs];
const companies = [...SEED_DATA.main.companies, ...SEED_DATA.eu.companies];

describe("the seeded data", () => {
	it("has seven jobs at Kopi Nusantara, including the head roaster", () => {
		const slugs = SEED_DATA.main.jobs.filter((job) => job.companyId === 1).map((job) => job.slug);
		expect(slugs).toHaveLength(7);
		expect(slugs).toContain("head-roaster");
	});

	it("has unique ids, codes and slugs", () => {
		expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length);
		expect(new Set(jobs.map((job) => job.openCode.toLowerCase())).size).toBe(jobs.length);
		expect(new Set(jobs.map((job) => `${job.companyId}/${job.slug}`)).size).toBe(jobs.length);
	});

	it("references only existing pictures, videos and captions", () => {
		const named = [
			...companies.map((company) => company.logo),
			...jobs.flatMap(({ content: { header_image, introduction_video: video } }) => [
				header_image,
				video?.job_video_url,
				video?.captions_url,
			]),
		].filter((place) => typeof place === "string");
		const missing = named.filter((place) => !Object.hasOwn(MEDIA, place.replace("/media/", "")));
		expect(missing).toEqual([]);
	});

	it("has fields and document slots in the contract's format", () => {
		for (const { content } of jobs) {
			expect(z.array(additionalField).safeParse(content.additionalField).success).toBe(true);
			expect(z.array(documentSlot).safeParse(content.document_list).success).toBe(true);
		}
	});
});
