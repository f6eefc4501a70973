import english from "@/messages/en/errors.json";
import indonesian from "@/messages/id/errors.json";
import { decoded, withoutScripts } from "../../support/pages/html";
import { type FaultName, INTERNALS } from "./faults";
import type { Seen } from "./ill-site";

/** What a page says while its host is ill. */
interface IllPage {
	/** Its path, each time another one, so that nothing of it is cached. */
	path: (unseen: string) => string;
	/** Whether it answers 200 with these words, or with a 5xx and the words of the catalogue. */
	says: RegExp | "failed" | "machine";
}

const TOKEN = "t".repeat(43);

/** Every page and file that is made from a host's answer. */
export const PAGES: Record<string, IllPage> = {
	job: { path: (unseen) => `/p/${unseen}`, says: "failed" },
	"job in Indonesian": { path: (unseen) => `/id/p/${unseen}`, says: "failed" },
	"job by slugs": { path: (unseen) => `/public/companies/${unseen}/jobs/x`, says: "failed" },
	"job in an app": { path: (unseen) => `/mobile/companies/${unseen}/jobs/x`, says: "failed" },
	"job's picture": { path: (unseen) => `/p/${unseen}/social`, says: "failed" },
	companies: { path: (unseen) => `/public/companies?q=${unseen}`, says: "failed" },
	company: { path: (unseen) => `/public/companies/${unseen}`, says: "failed" },
	"company in an app": { path: (unseen) => `/id/mobile/companies/${unseen}`, says: "failed" },
	applied: { path: (unseen) => `/p/${unseen}/applied`, says: "failed" },
	"shared answer": {
		path: (unseen) => `/public/candidates/video/${unseen}`,
		says: /can't load this answer right now.*try again/s,
	},
	"document request": { path: (unseen) => `/multiupload/candidates/${unseen}`, says: "failed" },
	"documents sent": {
		path: (unseen) => `/multiupload/finish/candidates/${unseen}`,
		says: /can't check this right now/,
	},
	"document request, expired": { path: (unseen) => `/multiupload/expired/candidates/${unseen}`, says: "failed" },
	application: { path: () => `/application/${TOKEN}`, says: "failed" },
	"change of an application": { path: () => `/id/application/${TOKEN}/confirm`, says: "failed" },
	receipt: { path: () => `/application/${TOKEN}/receipt`, says: "failed" },
	"data of an application": { path: () => `/application/${TOKEN}/data`, says: "failed" },
	calendar: { path: () => `/application/${TOKEN}/calendar`, says: "failed" },
	"interview code": { path: (unseen) => `/code/${unseen}`, says: /Opening your interview/ },
	"company switch": { path: () => "/companies/3/switch", says: /Switching company/ },
	about: { path: () => "/about", says: /About us/ },
	home: { path: () => "/", says: /Video interviews/ },
	sitemap: { path: () => "/sitemap.xml", says: "machine" },
	feed: { path: () => "/feeds/indeed.xml", says: "machine" },
};

/** Forms that browsers without script post: where to, with what, and what the page then says, its input kept. */
export const FORMS: Record<string, { path: string; body: string; says: RegExp }> = {
	"entered code": {
		path: "/api/popupcode",
		body: "code=ABCD1234",
		says: /couldn't check your code right now\. Check your connection and try again/,
	},
	"partner request": {
		path: "/api/public/enquiries/partner",
		body: "company=Kopi&email=a%40b.co&name=Rani&mobile_phone=%2B62812345678&reason=We+hire",
		says: /Your request was not sent.*Everything you wrote is still here: wait a moment/s,
	},
};

const isFailed = ({ status }: Seen) => status >= 500;

/** What is wrong with a page whose host fails; undefined if nothing is. */
export function problemOfPage(name: string, fault: FaultName, path: string, seen: Seen): string | undefined {
	const { status, headers } = seen;
	const text = decoded(withoutScripts(seen.text));
	const found = `${name}, ${fault}: ${status} ${text.replace(/\s+/g, " ").slice(0, 300)}`;
	if (INTERNALS.test(text)) return found;
	const { says } = PAGES[name] ?? { says: "failed" };
	if (says instanceof RegExp) return status === 200 && says.test(text) ? undefined : found;
	if (!isFailed(seen) || !(Number(headers["retry-after"]) > 0))
		return `${found}, Retry-After ${headers["retry-after"]}`;
	if (says === "machine") return undefined;
	const { failedTitle, failedText } = path.startsWith("/id/") ? indonesian : english;
	return [failedTitle, failedText].every((words) => text.includes(words)) ? undefined : found;
}
