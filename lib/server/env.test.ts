import { EnvError, parseEnv } from "./env";
import { HOST_VARIABLES, S3_VARIABLES } from "./env-schema";

const HOSTS = Object.fromEntries(HOST_VARIABLES.map((name) => [name, `https://${name.toLowerCase()}.example.com/`]));
const S3 = Object.fromEntries(S3_VARIABLES.map((name) => [name, name === "S3_ENDPOINT" ? "https://s3.co" : "x"]));

function linesOf(source: Record<string, string>): string[] {
	try {
		parseEnv(source);
	} catch (error) {
		if (error instanceof EnvError) return error.lines;
		throw error;
	}
	return [];
}

describe("parseEnv", () => {
	it("has defaults for everything: a site with an embedded backend in two regions", () => {
		const settings = parseEnv({});
		expect(settings).toMatchObject({ port: 3000, siteOrigin: "http://localhost:3000", uploadEncoding: "binary" });
		expect(settings.keysAreHonoured).toBe(true);
		expect(settings.hosts).toMatchObject({ api: "http://localhost:4000", apiEu: "http://localhost:4001" });
		expect(settings.backend?.regions).toMatchObject({ main: { port: 4000 }, eu: { port: 4001 } });
	});

	it("needs a common secret for forms as soon as instances have Redis in common", () => {
		const REDIS_URL = "rediss://:password@redis.example.com/1";
		expect(linesOf({ REDIS_URL })).toEqual([expect.stringMatching(/^FORM_SECRET: is missing \(.*REDIS_URL/)]);
		const settings = parseEnv({ REDIS_URL, FORM_SECRET: "x".repeat(32) });
		expect([settings.redisUrl, settings.backend?.redisUrl]).toEqual([REDIS_URL, REDIS_URL]);
		expect(linesOf({ REDIS_URL: "http://redis.example.com", FORM_SECRET: "x".repeat(32) })).toEqual([
			expect.stringMatching(/^REDIS_URL: must be a redis:\/\//),
		]);
	});

	it("treats empty values as unset", () => {
		expect(parseEnv({ API_HOST: "", PORT: "", SITE_ORIGIN: "" })).toEqual(parseEnv({}));
	});

	it("starts no backend with external hosts, and strips trailing slashes", () => {
		const settings = parseEnv(HOSTS);
		expect(settings.backend).toBeNull();
		expect(settings.hosts.api).toBe("https://api_host.example.com");
		expect(settings.uploadEncoding).toBe("base64");
		expect(settings.keysAreHonoured).toBe(false);
		expect(parseEnv({ ...HOSTS, IDEMPOTENCY_KEYS: "honoured" }).keysAreHonoured).toBe(true);
	});

	it("wants the demo data for a database of its own folder, unless told otherwise", () => {
		const databases = { DATABASE_URL: "postgres://localhost/main", EU_DATABASE_URL: "postgres://localhost/eu" };
		const wants = (source: Record<string, string>) => parseEnv(source).backend?.demoData;
		expect([wants({}), wants({ DEMO_DATA: "off" })]).toEqual([true, false]);
		expect([wants(databases), wants({ ...databases, DEMO_DATA: "on" })]).toEqual([false, true]);
	});

	it("requires all hosts as soon as one is set, with a line for each", () => {
		const lines = linesOf({ API_HOST: "https://api.example.com" });
		expect(lines).toHaveLength(HOST_VARIABLES.length - 1);
		expect(lines[0]).toBe("EU_API_HOST: is missing (needed as soon as one host is set)");
	});

	it.each([
		["API_HOST", "api.example.com"],
		["API_HOST", "ftp://api.example.com"],
		["API_HOST", "https://user:pass@api.example.com"],
		["API_HOST", "https://api.example.com/?a=1"],
		["API_HOST", "javascript:alert(1)"],
		["SITE_ORIGIN", "https://www.example.com/path"],
		["SITE_ORIGIN", "www.example.com"],
		["SITE_ORIGIN", "https://www.example.com?"],
		["HOST", "localhost:3000"],
		["BACKEND_HOST", "http://0.0.0.0"],
		["BACKEND_HOST", "0.0.0.0:4000"],
		["BACKEND_HOST", "two words"],
		["BACKEND_ORIGIN", "hire.example.com"],
		["BACKEND_ORIGIN", "hire.example.com:4000"],
		["BACKEND_ORIGIN", "ftp://hire.example.com"],
		["BACKEND_ORIGIN", "https://user:pass@hire.example.com"],
		["BACKEND_ORIGIN", "https://hire.example.com/path"],
		["BACKEND_EU_ORIGIN", "https://hire.example.com/?a=1"],
		["BACKEND_EU_ORIGIN", "https://hire.example.com/#a"],
		["BACKEND_EU_ORIGIN", "https://hire.example.com:99999"],
		["PORT", "eighty"],
		["PORT", "65536"],
		["RATE_LIMIT_SCALE", "0"],
		["TRUSTED_HOPS", "-1"],
		["LOG_LEVEL", "loud"],
		["RENDER_AHEAD", "sometimes"],
		["WORKERS", "0"],
		["WORKERS", "all"],
		["DEMO_DATA", "yes"],
		["INTERVIEW_URL", "https://interviews.example.com/"],
		["INTERVIEW_URL", "interviews.example.com/{code}"],
		["UPLOAD_ENCODING", "hex"],
		["IDEMPOTENCY_KEYS", "maybe"],
		["PURGE_TOKEN", "short"],
		["WHATSAPP_PHONE_ID", "+62 812"],
		["SMTP_URL", "mail.example.com"],
		["SMTP_URL", "https://mail.example.com"],
		["SMTP_URL", "smtp://"],
		["MAIL_FROM", "Astronaut"],
		["MAIL_FROM", "Astronaut <no-reply>"],
		["MAIL_FROM", "Astronaut <a@example.com>, <b@example.com>"],
		["MAIL_FROM", "Astronaut\nBcc: <a@example.com>"],
		["FORM_SECRET", "x".repeat(31)],
		["INDEXNOW_KEY", "short"],
		["INDEXNOW_KEY", "a key with spaces"],
		["INDEXNOW_ENDPOINT", "indexnow"],
		["DATABASE_URL", "mysql://localhost/x"],
		["DOCUMENT_LINK_HOSTS", "https://docs.example.com"],
		["VIDEO_LINK_HOSTS", "video.example.com,,"],
		["LINK_INTERNAL_HOSTS", "files.corp"],
		["LINK_INTERNAL_HOSTS", "files.corp:8443,"],
		["LINK_INTERNAL_HOSTS", "http://files.corp:80"],
		["LINK_INTERNAL_HOSTS", "files.corp:0"],
		["LINK_INTERNAL_HOSTS", "user@files.corp:80"],
		["CHROMIUM_PATH", "chromium"],
		["IOS_STORE_URL", "apps.example.com"],
		["SUPPORT_EMAIL", "help"],
		["WELCOME_VIDEO_URL", "http://media.example.com/welcome.webm"],
		["SOCIAL_LINKS", "https://social.example/astronaut"],
		["SOCIAL_LINKS", "https://x.com/astronaut,,https://www.tiktok.com/@astronaut"],
		["IOS_DEEP_LINK", "javascript:alert({code})"],
		["IOS_DEEP_LINK", "https://a.example/{code}"],
		["IOS_DEEP_LINK", "intent://a/{code}"],
		["ANDROID_DEEP_LINK", "app://code"],
		["ANDROID_DEEP_LINK", "app://{code}/{code}"],
	])("rejects %s=%s with one readable line", (name, value) => {
		const lines = linesOf({ ...HOSTS, [name]: value });
		expect(lines.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
	});

	it("has default document and video hosts and accepts others", () => {
		expect(parseEnv({}).linkHosts).toEqual({
			documentHosts: ["docs.google.com", "drive.google.com"],
			videoHosts: ["youtube.com", "youtu.be"],
		});
		const { linkHosts } = parseEnv({ DOCUMENT_LINK_HOSTS: "Files.Example.com, docs.example.com" });
		expect(linkHosts.documentHosts).toEqual(["files.example.com", "docs.example.com"]);
	});

	it("has default deep links and accepts others", () => {
		expect(parseEnv({}).deepLinks).toEqual({
			ios: "astronaut://entercode?code={code}",
			android: "astronaut://interview/code/{code}",
		});
		expect(parseEnv({ IOS_DEEP_LINK: "kopi+app://c/{code}" }).deepLinks.ios).toBe("kopi+app://c/{code}");
	});

	it("accepts social profiles in order, and an empty value for none", () => {
		const networksOf = (value: string) => parseEnv({ SOCIAL_LINKS: value }).profiles?.map(({ network }) => network);
		expect(parseEnv({}).profiles).toBeUndefined();
		expect(networksOf("https://x.com/a, https://www.linkedin.com/company/a")).toEqual(["x", "linkedin"]);
		expect([networksOf(""), networksOf("none")]).toEqual([[], []]);
	});

	it("accepts store listings, and an empty value for none", () => {
		const listing = "https://apps.example.com/app/1";
		expect(parseEnv({}).storeListings).toEqual({ ios: undefined, android: undefined });
		expect(parseEnv({ IOS_STORE_URL: listing, ANDROID_STORE_URL: " " }).storeListings).toEqual({
			ios: listing,
			android: null,
		});
	});

	it("defaults the EU's link checker to the EU's own host", () => {
		expect(parseEnv(HOSTS).hosts.linksEu).toBe(parseEnv(HOSTS).hosts.apiEu);
		const named = { ...HOSTS, EU_LINK_CHECKER_HOST: "https://links.eu.example.com" };
		expect(parseEnv(named).hosts.linksEu).toBe("https://links.eu.example.com");
	});

	it("allows exactly the listed internal hosts", () => {
		expect(parseEnv({}).backend?.links).toEqual({ internalHosts: [], blockList: undefined, chromium: undefined });
		const pairs = "Files.Corp:8443, 127.1:80, [0:0::1]:443";
		const set = { LINK_INTERNAL_HOSTS: pairs, LINK_BLOCK_LIST: "links.txt", CHROMIUM_PATH: "/opt/chromium" };
		expect(parseEnv(set).backend?.links).toEqual({
			internalHosts: ["files.corp:8443", "127.0.0.1:80", "[::1]:443"],
			blockList: "links.txt",
			chromium: "/opt/chromium",
		});
	});

	it("reports all problems at once", () => {
		expect(linesOf({ PORT: "x", LOG_LEVEL: "y", DRAIN_SECONDS: "z" })).toHaveLength(3);
	});

	it("gives the regions public origins, and calls them directly", () => {
		const origins = {
			BACKEND_ORIGIN: " https://Hire.Example.com:443/",
			BACKEND_EU_ORIGIN: "http://eu.example.com:8080",
		};
		const { hosts, publicHosts, backend } = parseEnv({ ...origins, BACKEND_HOST: "0.0.0.0" });
		expect(new Set(Object.values(hosts))).toEqual(new Set(["http://localhost:4000", "http://localhost:4001"]));
		expect(publicHosts).toEqual({
			api: "https://hire.example.com",
			apiEu: "http://eu.example.com:8080",
			recruiter: "https://hire.example.com",
			interview: "https://hire.example.com",
			interviewUtc: "https://hire.example.com",
			interviewEu: "http://eu.example.com:8080",
			blog: "https://hire.example.com/blog",
			developer: "https://hire.example.com/developer",
		});
		expect(backend).toMatchObject({
			host: "0.0.0.0",
			regions: { main: { publicUrl: "https://hire.example.com" }, eu: { publicUrl: "http://eu.example.com:8080" } },
		});
		expect(parseEnv({ BACKEND_HOST: "127.0.0.2" }).hosts.apiEu).toBe("http://127.0.0.2:4001");
		expect(parseEnv({ BACKEND_HOST: "::1" }).hosts.api).toBe("http://[::1]:4000");
	});

	it("requires separate public origins for the site and both regions", () => {
		const [main, eu] = ["https://hire.example.com", "https://eu.example.com"];
		expect(linesOf({ BACKEND_EU_ORIGIN: eu })).toEqual([expect.stringMatching(/^BACKEND_ORIGIN: is missing/)]);
		const lines = (SITE_ORIGIN: string, BACKEND_ORIGIN: string, BACKEND_EU_ORIGIN: string) =>
			linesOf({ SITE_ORIGIN, BACKEND_ORIGIN, BACKEND_EU_ORIGIN });
		expect(lines(main, main, eu)).toEqual(["BACKEND_ORIGIN: must differ from the site's origin"]);
		expect(lines(eu, main, `${eu}:443`)).toEqual(["BACKEND_EU_ORIGIN: must differ from the site's origin"]);
		expect(lines("https://www.example.com", main, `${main}/`)).toEqual([
			"BACKEND_EU_ORIGIN: must differ from BACKEND_ORIGIN",
		]);
	});

	it("requires separate databases for the regions", () => {
		const main = "postgres://localhost/main";
		expect(linesOf({ DATABASE_URL: main })).toEqual([expect.stringMatching(/^EU_DATABASE_URL: is missing/)]);
		expect(linesOf({ DATABASE_URL: main, EU_DATABASE_URL: main })).toEqual([
			expect.stringMatching(/^EU_DATABASE_URL: must differ/),
		]);
	});

	it("requires complete file store settings", () => {
		expect(parseEnv(S3).backend?.s3).toMatchObject({ endpoint: "https://s3.co", region: "x" });
		expect(linesOf({ S3_BUCKET: "x" })).toHaveLength(S3_VARIABLES.length - 1);
		expect(linesOf({ WHATSAPP_TOKEN: "x" })).toHaveLength(2);
	});
});
