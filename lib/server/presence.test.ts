import { hostVariables } from "@/tests/support/hosts/stub-host";
import { socialLinks, storeLinks } from "./presence";

const named: Record<string, string> = {};

jest.mock("./env", () => {
	const { parseEnv } = jest.requireActual<typeof import("./env")>("./env");
	return { env: () => parseEnv(named) };
});

const FOREIGN = hostVariables("https://api.example.com");

function configure(variables: Record<string, string>): void {
	for (const name of Object.keys(named)) delete named[name];
	Object.assign(named, variables);
}

afterEach(() => configure({}));

describe("store pages", () => {
	it("are the embedded backend's by default, in the page's language and the code's region", () => {
		expect(storeLinks("en")).toEqual({
			ios: "http://localhost:4000/apps/ios",
			android: "http://localhost:4000/apps/android",
		});
		expect(storeLinks("id", "eu").ios).toBe("http://localhost:4001/apps/ios?language=id");
	});

	it("are the app requirements in the FAQ with external hosts", () => {
		configure(FOREIGN);
		expect(storeLinks("id").android).toBe("http://localhost:3000/id/faq#cannot-install-the-app");
	});

	it("are the operator's own, or none if the operator wants none", () => {
		configure({ IOS_STORE_URL: "https://apps.example.com/app/1", ANDROID_STORE_URL: "" });
		expect(storeLinks("id", "eu")).toEqual({ ios: "https://apps.example.com/app/1", android: null });
	});
});

describe("social profiles", () => {
	it("are the embedded backend's pages by default", () => {
		expect(socialLinks("id").map(({ href }) => href)).toEqual([
			"http://localhost:4000/profiles/linkedin?language=id",
			"http://localhost:4000/profiles/instagram?language=id",
			"http://localhost:4000/profiles/youtube?language=id",
		]);
	});

	it("are the operator's own, or none if the operator wants none or uses external hosts", () => {
		configure({ SOCIAL_LINKS: "https://x.com/astronaut" });
		expect(socialLinks("en")).toEqual([{ network: "x", href: "https://x.com/astronaut" }]);
		for (const variables of [{ SOCIAL_LINKS: "" }, FOREIGN]) {
			configure(variables);
			expect(socialLinks("en")).toEqual([]);
		}
	});
});
