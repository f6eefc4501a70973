import { addressOf, selectTests } from "@/scripts/changed/select.mjs";

const JOB = "app/[locale]/(candidate)/(job)/p/[code]/page.tsx";
const PRICING = "app/[locale]/(marketing)/pricing/page.tsx";

/** A small repository: what each file imports. */
const IMPORTS: Record<string, string[]> = {
	"lib/job/pay.ts": [],
	"lib/job/pay.test.ts": ["lib/job/pay.ts"],
	"lib/offers/price.ts": [],
	"components/job/pay.tsx": ["lib/job/pay.ts"],
	[JOB]: ["components/job/pay.tsx"],
	[PRICING]: ["lib/offers/price.ts"],
	"app/[locale]/layout.tsx": ["components/layout/header.tsx"],
	"components/layout/header.tsx": [],
	"backend/serve.ts": ["backend/mail/send.ts"],
	"backend/mail/send.ts": [],
	"tests/support/sites/site.ts": [],
	"tests/support/backend/process.ts": [],
	"tests/support/people/candidate.ts": [],
	"tests/e2e/application.test.ts": ["tests/support/sites/site.ts", "tests/support/people/candidate.ts"],
	"tests/e2e/marketing-offers.test.ts": ["tests/support/sites/site.ts"],
	"tests/faults/kill.test.ts": ["tests/support/backend/process.ts"],
};

const TEXTS: Record<string, string> = {
	"tests/support/people/candidate.ts": "page.goto(`/p/ORBIT1`)",
	"tests/e2e/marketing-offers.test.ts": 'page.goto("/id/pricing")',
};

const modules = Object.entries(IMPORTS).map(([source, imports]) => ({
	source,
	dependencies: imports.map((resolved) => ({ resolved })),
}));

const select = (...files: string[]) => selectTests(files, modules, (file: string) => TEXTS[file] ?? "");

describe("the affected tests of a change", () => {
	it("are those that import it, directly or indirectly, and those that open a page which does", () => {
		expect(select("lib/job/pay.ts")).toEqual({
			jest: ["lib/job/pay.test.ts"],
			playwright: ["tests/e2e/application.test.ts"],
			needsBuild: true,
		});
		expect(select("lib/offers/price.ts").playwright).toEqual(["tests/e2e/marketing-offers.test.ts"]);
	});

	it("are all of the site's for what every page contains", () => {
		expect(select("components/layout/header.tsx")).toEqual({
			jest: [],
			playwright: ["tests/e2e/application.test.ts", "tests/e2e/marketing-offers.test.ts"],
			needsBuild: true,
		});
	});

	it("are all that start the backend for the backend's parts", () => {
		expect(select("backend/mail/send.ts")).toEqual({
			jest: ["tests/faults/kill.test.ts"],
			playwright: ["tests/e2e/application.test.ts", "tests/e2e/marketing-offers.test.ts"],
			needsBuild: true,
		});
	});

	it("are a changed test itself, and those of a changed helper, without an unnecessary build", () => {
		expect(select("lib/job/pay.test.ts")).toEqual({
			jest: ["lib/job/pay.test.ts"],
			playwright: [],
			needsBuild: false,
		});
		expect(select("tests/support/people/candidate.ts").playwright).toEqual(["tests/e2e/application.test.ts"]);
	});

	it("are none for prose, and all for a file outside the import graph", () => {
		expect(select("README.md", "docs/testing.md")).toEqual({ jest: [], playwright: [], needsBuild: false });
		expect(select("lib/job/pay.ts", "package.json")).toEqual({ everything: "package.json" });
	});
});

it.each([
	["app/[locale]/(marketing)/page.tsx", "/"],
	[PRICING, "/pricing"],
	[JOB, "/p/"],
	["app/[locale]/(marketing)/register/step/[step]/page.tsx", "/register/step/"],
	["app/robots.txt/route.ts", "/robots.txt"],
])("the file %s serves addresses that begin with %s", (file, address) => {
	expect(addressOf(file)).toBe(address);
});
