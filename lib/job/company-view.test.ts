import { companyDetail } from "@/lib/contract/schemas/company";
import { companyView, firstDue } from "./company-view";

const OURS = ["http://localhost:4000"];
const NOW = new Date("2026-05-10T12:00:00Z");

type Fields = Record<string, unknown>;

const view = (fields: Fields = {}, more: Fields = {}) =>
	companyView(
		companyDetail.parse({ company: { id: 3, title: "Kopi", slug: "kopi-nusantara", ...fields }, ...more }),
		"Kopi-Nusantara",
		OURS,
		NOW,
	);

const jobs = (...list: Fields[]) =>
	view({}, { jobs: list.map((job, index) => ({ id: index + 1, title: `Job ${index + 1}`, ...job })) }).jobs;

describe("a company's page", () => {
	it("shows the host's data, cleaned and validated", () => {
		const shown = view(
			{
				title: " Kopi \u202e Nusantara",
				website: "https://kopi.example.com",
				logoUrl: "http://localhost:4000/media/kopi.svg",
				city: "Bandung",
				country: "id",
			},
			{
				backgroundImage: "https://pictures.co.id/kopi.jpg",
				features: ["Free coffee", " Free  coffee ", "", "Health insurance"],
				social_media: ["WhatsApp", "myspace", "email"],
			},
		);
		expect(shown).toMatchObject({
			slug: "kopi-nusantara",
			name: "Kopi Nusantara",
			website: "https://kopi.example.com/",
			logo: "http://localhost:4000/media/kopi.svg",
			city: "Bandung",
			country: "ID",
			backgroundImage: "https://pictures.co.id/kopi.jpg",
			features: ["Free coffee", "Health insurance"],
			networks: ["email", "whatsapp"],
		});
	});

	it("omits missing data, and falls back to the slug as a name", () => {
		expect(view({ title: null, slug: "a/b" }, { jobs: null, features: null })).toMatchObject({
			slug: "Kopi-Nusantara",
			name: "Kopi-Nusantara",
			website: undefined,
			logo: undefined,
			city: "",
			country: "",
			backgroundImage: undefined,
			features: [],
			networks: [],
			jobs: [],
		});
	});

	it.each<[string, Fields, Fields, string]>([
		["its own colour", { brand_color: "#0a5c36" }, { color: "#7a1f4b" }, "#7a1f4b"],
		["the brand colour where it has none", { brand_color: "#0a5c36" }, {}, "#0a5c36"],
		["the brand colour instead of what is no colour", { brand_color: "#0a5c36" }, { color: "red;}" }, "#0a5c36"],
		["the site's colour where there is nothing else", {}, {}, "#564fdb"],
	])("is in %s", (_, fields, more, brand) => {
		expect(view(fields, more).colours.brand).toBe(brand);
	});

	it.each(["javascript:alert(1)", "http://10.0.0.1/x.png", "https://localhost/x.png"])(
		"loads no picture from %j",
		(url) => {
			expect(view({ logoUrl: url }, { backgroundImage: url })).toMatchObject({
				logo: undefined,
				backgroundImage: undefined,
			});
		},
	);

	it("is shared through the company's list if it has no networks of its own", () => {
		expect(view({ social_media: ["linkedin"] }).networks).toEqual(["linkedin"]);
	});

	it("is noindex if the host says so", () => {
		expect([view({}, { unlisted: 1 }).isUnlisted, view().isUnlisted]).toEqual([true, false]);
	});

	it("shows a country as text if it is no code", () => {
		expect(view({ country: "Indonesia" }).country).toBe("Indonesia");
	});
});

describe("a job on a company's page", () => {
	it.each<[string, Fields, object | undefined]>([
		["its slug", { slug: "roaster", open_code: "KOPI1" }, { by: "slugs", company: "kopi-nusantara", job: "roaster" }],
		["its code where it has no slug", { open_code: "KOPI1" }, { by: "code", code: "KOPI1" }],
		["its code where its slug is none", { slug: "../x", open_code: "KOPI1" }, { by: "code", code: "KOPI1" }],
		["nothing where it has neither", { open_code: "?" }, undefined],
	])("is addressed by %s", (_, job, address) => {
		expect(jobs(job)[0]?.address).toEqual(address);
	});

	it("shows its due date in its own zone", () => {
		expect(jobs({ due_date: "2026-05-11", timezone: "(GMT-3)" })[0]?.due).toMatchObject({
			day: "2026-05-11",
			suffix: "(GMT-3)",
		});
	});

	it("disappears once its due date is over in its zone", () => {
		const shown = jobs(
			{ due_date: "2026-05-09" },
			{ due_date: "2026-05-10", timezone: "(GMT+13)" },
			{ due_date: "2026-05-10", timezone: "(GMT-10)" },
			{},
		);
		expect(shown.map(({ id }) => id)).toEqual(["3", "4"]);
	});

	it("is filtered by the types of its phrase, else by its text", () => {
		const types = jobs({ jobType: "Penuh waktu" }, { jobType: " On  call " }, {}).map((job) => job.types);
		expect(types).toEqual([["FULL_TIME"], ["On call"], []]);
	});

	it("appears once, however often the host lists it", () => {
		expect(jobs({ id: 7 }, { id: 7 })).toHaveLength(1);
	});
});

it("determines the page's end by the first visible due date", () => {
	const list = jobs(
		{ due_date: "2026-05-12", timezone: "(GMT-3)" },
		{ due_date: "2026-05-09" },
		{ due_date: "2026-05-12", timezone: "(GMT+7)" },
		{},
	);
	expect(firstDue({ jobs: list })?.iso).toBe("2026-05-12T23:59:59+07:00");
	expect(firstDue({ jobs: jobs({}) })).toBeNull();
});
