import { parseCode } from "../../../lib/contract/code";
import { slug } from "../../../lib/contract/params";
import { readDrawnName } from "../../media/drawing/drawn-name";
import { SEED_DATA } from "../data";
import { MEDIA } from "../media/media";
import { PUBLIC_DATA } from "./data";
import { ROLES } from "./roles/roles";

const { companies, jobs, shows, answers } = PUBLIC_DATA.main;
const first = SEED_DATA.main;
const all = [...first.companies, ...companies];

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe("the demo companies", () => {
	it("number 137 with the first set; a fifth have no logo and three a broken one", () => {
		const names = all.flatMap(({ logo }) => (logo === null ? [] : [logo.replace("/media/", "")]));
		const hasMedia = (name: string) => Object.hasOwn(MEDIA, name) || readDrawnName(name) !== null;
		expect(all).toHaveLength(137);
		expect(all.length - names.length).toBe(27);
		expect(names.filter((name) => !hasMedia(name))).toHaveLength(3);
	});

	it("have unique addresses and titles, in many countries and scripts", () => {
		expect(isUnique(all.map(({ id }) => id))).toBe(true);
		expect(isUnique(all.map((company) => company.slug))).toBe(true);
		expect(isUnique(all.map(({ title }) => title))).toBe(true);
		expect(all.filter((company) => !slug.safeParse(company.slug).success)).toEqual([]);
		expect(new Set(all.map(({ country }) => country)).size).toBeGreaterThan(20);
		for (const script of [/\p{Script=Han}/u, /\p{Script=Arabic}/u, /[À-ỹ]/u, /.{70}/])
			expect(all.some(({ title }) => script.test(title))).toBe(true);
	});

	it("use example.com only", () => {
		for (const { website, contact_email } of all) {
			if (website !== null) expect(new URL(website).hostname).toMatch(/\.example\.com$/);
			expect(contact_email).toMatch(/^[a-z]+@[a-z0-9-]+\.example\.com$/);
		}
	});

	it("each describe their offer in their own words", () => {
		const offers = companies.map(({ show }) => show?.features ?? []);
		expect(offers.every((features) => features.length >= 3 && isUnique(features))).toBe(true);
		expect(new Set(offers.map((features) => features.join())).size).toBeGreaterThan(125);
	});

	it("leave the workshop's page empty", () => {
		const bare = first.companies.find((company) => company.slug === "bengkel-maju");
		expect(shows.map(({ companyId }) => companyId)).not.toContain(bare?.id);
	});
});

describe("the demo companies' jobs", () => {
	it("number about 120 at some 80 companies, none from the first set, at most four each", () => {
		const counts = companies.map(({ id }) => jobs.filter((job) => job.companyId === id).length);
		expect(counts.reduce((sum, count) => sum + count)).toBe(jobs.length);
		expect([jobs.length > 110, jobs.length < 130]).toEqual([true, true]);
		expect(counts.filter((count) => count > 0).length).toBeGreaterThan(75);
		expect(Math.max(...counts)).toBe(4);
	});

	it("have unique numbers, codes and addresses", () => {
		const own = [...first.jobs, ...jobs];
		expect(isUnique(own.map(({ id }) => id))).toBe(true);
		expect(isUnique(own.map(({ openCode }) => openCode.toLowerCase()))).toBe(true);
		expect(isUnique(own.map((job) => `${job.companyId}/${job.slug}`))).toBe(true);
		expect(jobs.filter(({ openCode }) => parseCode(openCode)?.code !== openCode)).toEqual([]);
		expect(jobs.filter((job) => !slug.safeParse(job.slug).success)).toEqual([]);
	});

	it("are complete: all employment types, a third in Indonesian, no placeholders", () => {
		const used = new Set(jobs.map(({ title }) => title));
		expect(Object.keys(ROLES).length).toBeGreaterThanOrEqual(30);
		expect(Object.values(ROLES).filter(({ titles }) => !titles.some((title) => used.has(title)))).toEqual([]);
		const share = jobs.filter(({ content }) => content.language === "id").length / jobs.length;
		expect([share > 0.28, share < 0.4]).toEqual([true, true]);
		for (const { content } of jobs) {
			const text = `${content.aboutDescription}${content.responsibility}${content.requirement}${content.gdpr_text}`;
			expect(text).not.toMatch(/[{}]|undefined|& /);
			expect(text.length).toBeGreaterThan(600);
		}
	});

	it("cover the variants of a page", () => {
		const past = jobs.filter(({ dueInDays }) => dueInDays < 0);
		expect(past).toHaveLength(3);
		const open = jobs.filter(({ dueInDays }) => dueInDays >= 0).map(({ dueInDays }) => dueInDays);
		expect([Math.min(...open), Math.max(...open)]).toEqual([14, 120]);
		const count = (has: (job: (typeof jobs)[number]) => boolean) => jobs.filter(has).length;
		expect(count(({ content }) => content.listed)).toBeGreaterThan(jobs.length / 2);
		expect(count(({ content }) => content.show_due_date === 0)).toBeGreaterThan(3);
		expect(count(({ content }) => content.remote === true)).toBeGreaterThan(3);
		expect(count(({ content }) => content.salary !== undefined)).toBeGreaterThan(jobs.length * 0.9);
		expect(new Set(jobs.map(({ content }) => content.salary?.currency)).size).toBeGreaterThan(8);
	});

	it("cover several cities at the coffee company and elsewhere, for the city filter", () => {
		const everywhere = [...first.jobs, ...jobs];
		const citiesOf = (id: number) =>
			new Set(everywhere.filter(({ companyId }) => companyId === id).map(({ content }) => content.city));
		expect([...citiesOf(1)].sort()).toEqual(["Bandung", "Garut", "Jakarta"]);
		expect(companies.filter(({ id }) => citiesOf(id).size > 1).length).toBeGreaterThan(10);
	});

	it("have a minimum pay below the maximum", () => {
		for (const { content } of jobs)
			if (content.salary) expect(Number(content.salary.max)).toBeGreaterThan(Number(content.salary.min));
	});
});

it("shared answers name existing files and a job of their company", () => {
	for (const { company_id, job_id, video, thumbnail, captions } of answers) {
		expect(first.jobs.find(({ id }) => id === job_id)?.companyId).toBe(company_id);
		const named = [video, thumbnail, captions].flatMap((place) => (place ? [place.replace("/media/", "")] : []));
		expect(named.filter((name) => !Object.hasOwn(MEDIA, name))).toEqual([]);
	}
});
