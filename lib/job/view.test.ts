import { DEFAULT_BRAND } from "@/lib/contract/brand-colours";
import { jobDetail } from "@/lib/contract/schemas/job";
import type { JobAddress } from "./address";
import { jobView } from "./view";

const OURS = ["http://localhost:4000"];
const ADDRESS: JobAddress = { by: "code", code: "ABC123" };

type Fields = Record<string, unknown>;

const view = (job: Fields = {}, more: Fields = {}) => {
	const company = {
		id: 3,
		title: " Terang\u202e Energy ",
		website: "javascript:alert(1)",
		logoUrl: "http://x.co/a.png",
	};
	return jobView(jobDetail.parse({ company, ...more, job: { id: 7, ...job } }), ADDRESS, OURS);
};

describe("jobView", () => {
	it("reads a job with only an id", () => {
		expect(view({}, { company: null })).toEqual({
			id: "7",
			code: "ABC123",
			path: "/p/ABC123",
			canonicalPath: "/p/ABC123",
			title: "",
			jobType: "",
			language: undefined,
			company: { id: "", recordId: "", name: "", website: undefined, logo: undefined, slug: undefined },
			colours: expect.objectContaining({ brand: DEFAULT_BRAND }),
			headerImage: undefined,
			background: undefined,
			due: null,
			closedEarly: false,
			showsDueDate: true,
			publishedOn: null,
			places: [],
			remote: false,
			hybrid: false,
			department: "",
			salary: undefined,
			salaryRanges: [],
			about: "",
			responsibility: "",
			requirement: "",
			video: undefined,
			networks: [],
			callToAction: "",
			takesApplications: false,
			listed: false,
			isUnlisted: false,
			isPreview: false,
		});
	});

	it("cleans texts and drops forbidden addresses", () => {
		expect(view().company).toEqual({
			id: "3",
			recordId: 3,
			name: "Terang Energy",
			website: undefined,
			logo: undefined,
		});
	});

	it.each([
		["id-ID", "id-ID"],
		["EN-gb", "en-GB"],
		["zh-Hant-TW", "zh-Hant-TW"],
		["en-x1", undefined],
		["i", undefined],
		["not a tag", undefined],
		[`en-${"a".repeat(40)}`, undefined],
		[null, undefined],
	])("reads the language %j as %j", (language, expected) => {
		const read = view({ language }).language;
		expect(read).toBe(expected);
		expect(() => new Intl.DateTimeFormat(read)).not.toThrow();
	});

	it.each([
		["id", "ID"],
		["Indonesia", ""],
		["I1", ""],
		[7, ""],
	])("reads the country %j as %j", (country, expected) => {
		expect(view({ city: "X", country }).places).toEqual([{ city: "X", region: "", country: expected }]);
	});

	it.each([
		[
			{ currency: "IDR", min: "1000" },
			{ currency: "IDR", min: 1000 },
		],
		[
			{ currency: "USD", min: 12.755, max: "15.5" },
			{ currency: "USD", min: 12.76, max: 15.5 },
		],
		[
			{ currency: "KWD", max: 1.125 },
			{ currency: "KWD", max: 1.125 },
		],
		[
			{ currency: "JPY", min: 1200.4 },
			{ currency: "JPY", min: 1200 },
		],
		[{ currency: "IDR" }, undefined],
		[{ currency: "1D!", min: 1 }, undefined],
		[{ currency: "RUPIAH", min: 1 }, undefined],
		["much", undefined],
		[{ currency: "EUR", min: 0, max: 0 }, undefined],
		[
			{ currency: "EUR", min: 0, max: 9 },
			{ currency: "EUR", max: 9 },
		],
		[{ currency: "EUR", min: 9, max: 5 }, undefined],
		[{ currency: "EUR", min: -1 }, undefined],
	])("reads the pay %j as %j", (salary, expected) => {
		expect(view({ salary }).salary).toEqual(expected);
	});

	it("keeps several ranges and then has no single pay", () => {
		const ranges = [{ label: " NYC\n", currency: "USD", min: 5, max: 7, unit: "YEAR" }, { currency: "EUR", min: 4 }, 5];
		expect(view({ salary: { currency: "USD", min: 4, max: 7 }, salary_ranges: ranges })).toMatchObject({
			salary: undefined,
			salaryRanges: [
				{ label: "NYC", currency: "USD", min: 5, max: 7, unit: "YEAR" },
				{ label: "", currency: "EUR", min: 4 },
			],
		});
	});

	it("accepts its own host's pictures and videos, and a colour as background", () => {
		const address = "http://localhost:4000/media/a.webm";
		const video = { job_video_url: address, job_video_id: null };
		const read = view({ header_image: address, introduction_video: video, background: "#E6F4F1" });
		expect(read).toMatchObject({ headerImage: address, video: { url: address, id: address }, background: "#e6f4f1" });
	});

	it.each<[string, Fields, Fields, JobAddress, string | undefined, string]>([
		["both slugs", { slug: "roof" }, { slug: "terang" }, ADDRESS, "terang", "/public/companies/terang/jobs/roof"],
		["the company's slug alone", {}, { slug: "terang" }, ADDRESS, "terang", "/p/ABC123"],
		["the job's slug alone", { slug: "roof" }, {}, ADDRESS, undefined, "/p/ABC123"],
		["a company's slug that is none", {}, { slug: "../terang" }, ADDRESS, undefined, "/p/ABC123"],
		[
			"the company's slug in the EU region",
			{},
			{ slug: "terang" },
			{ by: "code", code: "ABC123+EU" },
			undefined,
			"/p/ABC123%2BEU",
		],
		["none", {}, {}, { by: "slugs", company: "a", job: "b" }, "a", "/public/companies/a/jobs/b"],
	])("with %s knows the company's page and the canonical page", (_, job, company, address, slug, path) => {
		const read = jobView(jobDetail.parse({ company: { id: 3, ...company }, job: { id: 7, ...job } }), address, OURS);
		expect([read.company.slug, read.canonicalPath]).toEqual([slug, path]);
	});

	it.each([
		[3, 41],
		["3", "41"],
	])("keeps the type of recorded ids (%j, %j)", (companyId, videoId) => {
		const introduction_video = { job_video_url: "https://cdn.example.com/a.mp4", job_video_id: videoId };
		const detail = jobDetail.parse({ company: { id: companyId }, job: { id: 7, introduction_video } });
		const { company, video } = jobView(detail, { by: "code", code: "ABC123" }, OURS);
		expect([company.id, company.recordId, video?.id]).toEqual(["3", companyId, videoId]);
	});

	it("uses the host's code if it is valid, else the address's", () => {
		expect(view({ open_code: "xyz789+eu" }).code).toBe("xyz789+EU");
		expect(view({ open_code: "../admin" }).code).toBe("ABC123");
	});

	it("is noindex if the host says so", () => {
		expect(view({ unlisted: 1 }).isUnlisted).toBe(true);
		expect(view({}).isUnlisted).toBe(false);
	});

	it("has markup only if its own id is among the host's ids", () => {
		expect(view({}, { google_job_ids: ["7", 8] }).listed).toBe(true);
		expect(view({}, { google_job_ids: "[7]" }).listed).toBe(true);
		expect(view({}, { google_job_ids: [77] }).listed).toBe(false);
	});
});
