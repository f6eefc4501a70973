import type { CompanyList } from "../company/read-list";
import { publicCompanies, tellPublicCompanies } from "./public-companies";

const list: CompanyList = {
	companies: [{ id: "1", name: "Kopi", logo: undefined, slug: "kopi" }],
	page: 1,
	perPage: 12,
	total: 1,
	from: 1,
	to: 1,
};

afterEach(() => publicCompanies.reset());

it("loads and stores the companies and their pagination, and keeps the detail", () => {
	publicCompanies.setKey("detail", { title: "Kopi" });
	tellPublicCompanies({ type: "search", q: "kopi" });
	expect(publicCompanies.get()).toMatchObject({ filter: { page: 1, q: "kopi" }, isLoading: true, hasErrored: false });
	tellPublicCompanies({ type: "answered", requestNumber: publicCompanies.get().requestNumber, list });
	expect(publicCompanies.get()).toMatchObject({
		list: list.companies,
		pagination: { current_page: 1, per_page: 12, total: 1, from: 1, to: 1 },
		detail: { title: "Kopi" },
		isLoading: false,
	});
});

it("sets its error flag when a request fails", () => {
	tellPublicCompanies({ type: "refetch" });
	tellPublicCompanies({ type: "failed", requestNumber: publicCompanies.get().requestNumber });
	expect(publicCompanies.get()).toMatchObject({ isLoading: false, hasErrored: true });
});

it("ignores a response from before a reset", () => {
	tellPublicCompanies({ type: "search", q: "kopi" });
	const { requestNumber } = publicCompanies.get();
	publicCompanies.reset();
	tellPublicCompanies({ type: "search", q: "teh" });
	tellPublicCompanies({ type: "answered", requestNumber, list });
	expect(publicCompanies.get()).toMatchObject({ list: [], filter: { page: 1, q: "teh" }, isLoading: true });
});

it("notifies no listener without a change, such as a cancelled request", () => {
	tellPublicCompanies({ type: "refetch" });
	const heard = jest.fn();
	const stop = publicCompanies.listen(heard);
	tellPublicCompanies({ type: "cancelled", requestNumber: 1 });
	stop();
	expect(heard).not.toHaveBeenCalled();
});
