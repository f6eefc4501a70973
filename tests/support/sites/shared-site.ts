import { type StubbedSite, startStubbedSite } from "./stubbed-site";

/** The site that a suite's parts share; it is there while their tests and hooks run. */
export let site: StubbedSite;

/** Starts one site for the whole suite. Its hosts forget before each test what they saw and how they answered. */
export function shareSite(variables: Record<string, string> = {}): void {
	beforeAll(async () => {
		site = await startStubbedSite(variables);
	});
	beforeEach(() => {
		site.host.reset();
		site.eu.reset();
	});
	afterAll(() => site.close());
}
