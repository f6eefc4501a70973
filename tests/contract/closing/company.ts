import { companyAnswer } from "../../support/hosts/company-answers";
import { dayFromNow } from "../../support/hosts/job-answers";
import { site } from "../../support/sites/shared-site";
import { clock } from "./clock";

const day = dayFromNow(5);
const laterDay = dayFromNow(9);

const LAST = Date.parse(`${day}T23:59:59.999+07:00`);

const JOBS = [
	{ id: 1, title: "Barista", slug: "barista", due_date: laterDay },
	{ id: 2, title: "Roaster", slug: "roaster", due_date: day, timezone: "WIB" },
	{ id: 3, title: "Taster", slug: "taster" },
];

export function describeClosingOnCompanyPage() {
	describe.each(["/public", "/mobile"])("a company's page under %s", (prefix) => {
		it("shows a job until the last moment of its due date, even when cached", async () => {
			site.host.respond = companyAnswer({}, { jobs: JOBS });
			const path = `${prefix}/companies/closing`;
			clock.set(LAST - 30_000);
			const open = await site.get(path);
			expect(open.headers.get("cache-control")).toMatch(/s-maxage=([12]?\d|30), stale-while-revalidate=[01],/);
			const html = await open.text();
			expect(html).toContain(`<meta name="valid-until" content="${day}T23:59:59+07:00"/>`);
			expect(html).toContain("Roaster");
			clock.set(LAST + 1);
			const later = await site.html(path);
			expect(later).not.toContain("Roaster");
			expect(later).toContain("Barista");
			expect(later).toContain(`<meta name="valid-until" content="${laterDay}T23:59:59+07:00"/>`);
		});

		it("names no end without a due date", async () => {
			site.host.respond = companyAnswer({}, { jobs: JOBS.slice(2) });
			const html = await site.html(`${prefix}/companies/endless`);
			expect(html).toContain("Taster");
			expect(html).not.toContain("valid-until");
		});
	});
}
