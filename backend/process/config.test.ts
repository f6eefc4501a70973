import { readConfig } from "./config";

const region = { port: 0, publicUrl: "http://localhost:4000/" };
const settings = {
	dataDir: ".data",
	logLevel: "info",
	siteOrigin: "http://localhost:3000",
	regions: { main: region, eu: region },
};

describe("readConfig", () => {
	it("accepts the parent's settings and strips trailing slashes", () => {
		expect(readConfig(settings).regions.main.publicUrl).toBe("http://localhost:4000");
	});

	it("hashes passwords with OWASP's parameters by default", () => {
		expect(readConfig(settings).passwordWork).toBe(15);
		expect(readConfig({ ...settings, passwordWork: 10 }).passwordWork).toBe(10);
		expect(() => readConfig({ ...settings, passwordWork: 1 })).toThrow("passwordWork");
	});

	it("reports every invalid setting on one line", () => {
		const wrong = { ...settings, dataDir: "", regions: { main: region, eu: { ...region, port: 70_000 } } };
		expect(() => readConfig(wrong)).toThrow(
			/^The backend's settings can't be used: dataDir: [^\n]*; regions\.eu\.port: [^\n]*$/,
		);
		expect(() => readConfig(undefined)).toThrow("settings:");
	});
});
