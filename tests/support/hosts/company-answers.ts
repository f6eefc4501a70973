import { jsonAnswer, type Respond } from "./stub-host";

type Fields = Record<string, unknown>;

/** A page of a host's company list with `total` companies named "Company 1" and so on. */
export function companyPageAnswer(total: number, page: number, perPage = 12): Respond {
	const first = (page - 1) * perPage + 1;
	const data = Array.from({ length: Math.max(0, Math.min(perPage, total - first + 1)) }, (_, index) => ({
		id: first + index,
		title: `Company ${first + index}`,
		logoUrl: null,
		jobListUrl: `company-${first + index}`,
	}));
	return jsonAnswer(200, { data, current_page: page, per_page: perPage, total, from: null, to: null });
}

/** A host whose company list has `total` companies, whatever the search. */
export const companyList =
	(total: number): Respond =>
	(response, request) =>
		companyPageAnswer(total, Number(/[?&]page=(\d+)/.exec(request.url)?.[1] ?? 1))(response, request);

const JOBS = [
	["Barista", "Full time", "Jakarta", "barista"],
	["Roaster", "Part time", "Jakarta", "roaster"],
	["Taster", "Full time", "Bandung", "taster"],
	["Driver", "Full time", "São Paulo", undefined],
].map(([title, jobType, city, slug], index) => ({
	id: index + 1,
	title,
	jobType,
	city,
	slug,
	open_code: `OPEN${index + 1}`,
	due_date: "2090-12-24",
	timezone: "(GMT-3)",
}));

/** A host's company with jobs of several types in several cities; `fields` replace the company's, `more` the answer's. */
export const companyAnswer = (fields: Fields = {}, more: Fields = {}): Respond =>
	jsonAnswer(200, {
		company: { id: 3, title: "Kopi Stub", slug: "kopi-stub", city: "Jakarta", country: "ID", ...fields },
		jobs: JOBS,
		features: ["Free coffee"],
		color: "#7a1f4b",
		social_media: ["email"],
		...more,
	});
