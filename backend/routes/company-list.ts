import { absolute } from "../media/absolute";
import { searchCompanies } from "../store/queries/companies";
import type { Handler } from "./handler";

/** Public companies by title, a page at a time; a page past the end is empty. */
export const companyList: Handler<"companyList"> = async ({ query }, { store, publicUrl }) => {
	const { page, per_page, q = "" } = query;
	const offset = (page - 1) * per_page;
	const { rows, total } = await searchCompanies(store, { searched: q, offset, limit: per_page });
	const isEmpty = rows.length === 0;
	return {
		data: rows.map(({ id, slug, title, logo }) => ({
			id,
			title,
			logoUrl: absolute(publicUrl, logo),
			jobListUrl: slug,
		})),
		current_page: page,
		per_page,
		total,
		from: isEmpty ? null : offset + 1,
		to: isEmpty ? null : offset + rows.length,
	};
};
