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

describe("the public companies", () => {
	it("are 137 together with those of the first set, a fifth of them without a logo and three with a broken one", () => {
		const names = all.flatMap(({ logo }) => (logo === null ? [] : [logo.replace("/media/", "")]));
		const hasMedia = (name: string) => Object.hasOwn(MEDIA, name) || readDrawnName(name) !== null;
		expect(all).toHaveLength(137);
		expect(all.length - names.length).toBe(27);
		expect(names.filter((name) => !hasMedia(name))).toHaveLength(3);
	});

	it("have addresses and titles of their own, in many countries and scripts", () => {
		expect(isUnique(all.map(({ id }) => id))).toBe(true);
		expect(isUnique(all.map((company) => company.slug))).toBe(true);
		expect(isUnique(all.map(({ title }) => title))).toBe(true);
		expect(all.filter((company) => !slug.safeParse(company.slug).success)).toEqual([]);
		expect(new Set(all.map(({ country }) => country)).size).toBeGreaterThan(20);
		for (const script of [/\p{Script=Han}/u, /\p{Script=Arabic}/u, /[À-ỹ]/u, /.{70}/])
			expect(all.some(({ title }) => script.test(title))).toBe(true);
	});

	it("can be reached under example.com only", () => {
		for (const { website, contact_email } of all) {
			if (website !== null) expect(new URL(website).hostname).toMatch(/\.example\.com$/);
			expect(contact_email).toMatch(/^[a-z]+@[a-z0-9-]+\.example\.com$/);
		}
	});

	it("tell what they offer, each in words of its own", () => {
		const offers = companies.map(({ show }) => show?.features ?? []);
		expect(offers.every((features) => features.length >= 3 && isUnique(features))).toBe(true);
		expect(new Set(offers.map((features) => features.join())).size).toBeGreaterThan(125);
	});

	it("leave the workshop as bare as it was", () => {
		const bare = first.companies.find((company) => company.slug === "bengkel-maju");
		expect(shows.map(({ companyId }) => companyId)).not.toContain(bare?.id);
	});
});

describe("the public companies' jobs", () => {
	it("are about 120 of some 80 companies, none of them of the first set's, at most four each", () => {
		const counts = companies.map(({ id }) => jobs.filter((job) => job.companyId === id).length);
		expect(counts.reduce((sum, count) => sum + count)).toBe(jobs.length);
		expect([jobs.length > 110, jobs.length < 130]).toEqual([true, true]);
		expect(counts.filter((count) => count > 0).length).toBeGreaterThan(75);
		expect(Math.max(...counts)).toBe(4);
	});

	it("use no number, code or address twice", () => {
		const own = [...first.jobs, ...jobs];
		expect(isUnique(own.map(({ id }) => id))).toBe(true);
		expect(isUnique(own.map(({ openCode }) => openCode.toLowerCase()))).toBe(true);
		expect(isUnique(own.map((job) => `${job.companyId}/${job.slug}`))).toBe(true);
		expect(jobs.filter(({ openCode }) => parseCode(openCode)?.code !== openCode)).toEqual([]);
		expect(jobs.filter((job) => !slug.safeParse(job.slug).success)).toEqual([]);
	});

	it("are written out: every kind of work is used, a third is in Indonesian, and no place is left to fill in", () => {
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

	it("differ in what a page can show", () => {
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

	it("stand in several cities at the coffee company and at other companies, so that a list can be filtered by city", () => {
		const everywhere = [...first.jobs, ...jobs];
		const citiesOf = (id: number) =>
			new Set(everywhere.filter(({ companyId }) => companyId === id).map(({ content }) => content.city));
		expect([...citiesOf(1)].sort()).toEqual(["Bandung", "Garut", "Jakarta"]);
		expect(companies.filter(({ id }) => citiesOf(id).size > 1).length).toBeGreaterThan(10);
	});

	it("pay at least what they say at most", () => {
		for (const { content } of jobs)
			if (content.salary) expect(Number(content.salary.max)).toBeGreaterThan(Number(content.salary.min));
	});
});

it("shared answers name files that exist and a job of their company", () => {
	for (const { company_id, job_id, video, thumbnail, captions } of answers) {
		expect(first.jobs.find(({ id }) => id === job_id)?.companyId).toBe(company_id);
		const named = [video, thumbnail, captions].flatMap((place) => (place ? [place.replace("/media/", "")] : []));
		expect(named.filter((name) => !Object.hasOwn(MEDIA, name))).toEqual([]);
	}
});
