import { readFileSync } from "node:fs";
import english from "@/messages/en/help.json";
import indonesian from "@/messages/id/help.json";
import { readContentText } from "../content/markdown";
import { HELP_ANSWERS, HELP_PAGES, HELP_TEXTS } from "./help";
import { answerText, helpIndex } from "./help-index";
import { searchHelp } from "./help-search";
import type { TextPiece } from "./text-pieces";

function indexIn(locale: "en" | "id") {
	const sectionsOf = (name: string) =>
		readContentText(readFileSync(`messages/${locale}/${name}.md`, "utf8"), (href) => href).sections;
	const sections = { faq: sectionsOf(HELP_TEXTS.faq), htu: sectionsOf(HELP_TEXTS.htu) };
	const keywords = [english, indonesian].map((words): Readonly<Record<string, string>> => words.keywords);
	const keywordsOf = (id: string) => keywords.flatMap((words) => words[id] ?? []).join(", ");
	const texts = new Map([...sections.faq, ...sections.htu].map(({ id, html }) => [id, answerText(html)]));
	const answers = helpIndex(sections, keywordsOf, "/help/faq").map((entry) => ({
		...entry,
		text: texts.get(entry.id) ?? "",
	}));
	const pages = HELP_PAGES.map((id) => ({ id, address: `/${id}`, heading: id, keywords: keywordsOf(id), snippet: "" }));
	return [...answers, ...pages];
}

const INDEX = { en: indexIn("en"), id: indexIn("id") };

const idsFor = (locale: "en" | "id", search: string) => searchHelp(INDEX[locale], search).map(({ entry }) => entry.id);

const marked = (pieces: readonly TextPiece[]) => pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("");

describe("a search of the help centre", () => {
	it.each([
		["invitation", "htu-sending-invites"],
		["deadline", "htu-sending-invites"],
		["bulk upload", "htu-candidates"],
		["cheat", "faq-anti-fraud"],
		["CREDIT CARD", "htu-getting-started"],
		["kbps", "faq-internet-connection"],
		["remove a member", "htu-hiring-team-collaboration"],
		["guest", "htu-hiring-team-collaboration"],
		["api", "faq-interview-feature"],
		["iphone", "faq-how-to-answer"],
		["a candidate did not receive the invitation", "htu-sending-invites"],
		["how do I create a job?", "htu-create-jobs"],
	])("finds %j first, at %s", (search, id) => {
		expect(idsFor("en", search)[0]).toBe(id);
	});

	it.each([
		["undangan", "htu-sending-invites"],
		["tenggat", "htu-sending-invites"],
		["mencontek", "faq-anti-fraud"],
		["unggah massal", "htu-candidates"],
		["buat lowongan", "htu-create-jobs"],
		["laporan", "htu-reports"],
		["sinyal", "faq-internet-connection"],
	])("finds %j first on the Indonesian page, at %s", (search, id) => {
		expect(idsFor("id", search)[0]).toBe(id);
	});

	it.each([
		["en", "undangan", "htu-sending-invites"],
		["en", "laporan", "htu-reports"],
		["id", "deadline", "htu-sending-invites"],
		["id", "cheating", "faq-anti-fraud"],
		["id", "reminder", "htu-sending-invites"],
	] as const)("finds on the page in %s the word %j of the other language", (locale, search, id) => {
		expect(idsFor(locale, search)).toContain(id);
	});

	it.each([
		["invitaton", "htu-sending-invites"],
		["deadlnie", "htu-sending-invites"],
		["collegues", "htu-hiring-team-collaboration"],
		["shorlist", "htu-filtering-candidate"],
		["proctering", "faq-anti-fraud"],
		["bandwith", "faq-internet-connection"],
		["analitics", "htu-reports"],
	])("tolerates the typo in %j", (search, id) => {
		expect(idsFor("en", search)[0]).toBe(id);
	});

	it.each(["démo", "DÉMO", "de\u0301mo", "  demo  ", "demo?!", "“demo”"])("reads %j as demo", (search) => {
		expect(idsFor("en", search)).toEqual(idsFor("en", "demo"));
		expect(idsFor("en", search)[0]).toBe("faq-contact-us");
	});

	it.each([
		["en", "demo", "faq-contact-us", "/demo"],
		["en", "training", "faq-contact-us", "/training"],
		["en", "partnership", "faq-contact-us", "/partners#contact"],
		["en", "enterprise", "faq-contact-us", "/demo"],
		["id", "demo", "faq-contact-us", "/demo"],
		["id", "pelatihan", "faq-contact-us", "/training"],
		["id", "mitra", "faq-contact-us", "/partners#contact"],
		["id", "enterprise", "faq-contact-us", "/demo"],
	] as const)("in %s finds for %j an answer that links to the form: %s to %s", (locale, search, id, form) => {
		expect(idsFor(locale, search)).toContain(id);
		expect(readFileSync(`messages/${locale}/help-faq.md`, "utf8").split(`{#${id}}`)[1]).toContain(`](${form})`);
	});

	it.each(["", "   ", "\t\n"])("lists everything in order for %j", (search) => {
		expect(idsFor("en", search)).toEqual(expect.arrayContaining([...HELP_ANSWERS.faq, ...HELP_ANSWERS.htu]));
	});

	it.each(["???", "%_*.(", "🚀", "面试", "zzzz", "qqxxyy", "\\", "'", '"', "-"])("finds nothing for %j", (search) => {
		expect(idsFor("en", search)).toEqual([]);
	});

	it("limits the results, and accepts a text of any length", () => {
		expect(idsFor("en", "a").length).toBeLessThanOrEqual(8);
		expect(idsFor("en", `deadline ${"x".repeat(100_000)}`)[0]).toBe("htu-sending-invites");
		expect(idsFor("en", "(((((a?)+".repeat(50_000)).length).toBeLessThanOrEqual(8);
	});

	it.each([
		["screenshot", "faq-contact-us"],
		["disqualified", "htu-filtering-candidate"],
		["spam folder", "htu-sending-invites"],
		["typo", "faq-participation-rate"],
	])("finds %j in the middle of an answer and shows the passage", (search, id) => {
		const hit = searchHelp(INDEX.en, search).find(({ entry }) => entry.id === id);
		expect(marked(hit?.snippet ?? []).toLowerCase()).toContain(`[${search.split(" ")[0]}`);
	});

	it.each([
		["en", "pricing", "pricing"],
		["en", "price", "pricing"],
		["en", "payment", "pricing"],
		["en", "camera", "faq"],
		["en", "microphone", "faq"],
		["en", "gdpr", "privacy"],
		["en", "free trial", "register"],
		["en", "refund", "faq-contact-us"],
		["en", "forgot password", "faq-contact-us"],
		["id", "harga", "pricing"],
		["id", "cara bayar", "pricing"],
		["id", "pembayaran", "pricing"],
		["id", "kamera", "faq"],
		["id", "mikrofon", "faq"],
		["id", "gratis", "register"],
		["id", "lupa kata sandi", "faq-contact-us"],
		["id", "undangan", "htu-sending-invites"],
	] as const)("in %s suggests for %j: %s", (locale, search, id) => {
		expect(idsFor(locale, search)).toContain(id);
	});

	it.each([
		["en", "gdpr", "privacy"],
		["en", "privacy", "privacy"],
		["en", "delete data", "privacy"],
		["en", "cookies", "privacy"],
		["en", "price", "pricing"],
		["en", "cost", "pricing"],
		["en", "payment", "pricing"],
		["en", "invoice", "pricing"],
		["en", "credits", "pricing"],
		["en", "enterprise", "pricing"],
		["en", "bank transfer", "pricing"],
		["en", "demo", "faq-contact-us"],
		["en", "training", "faq-contact-us"],
		["en", "camera", "faq"],
		["en", "microphone", "faq"],
		["en", "free trial", "register"],
		["en", "register", "register"],
		["id", "gdpr", "privacy"],
		["id", "privasi", "privacy"],
		["id", "hapus data", "privacy"],
		["id", "harga", "pricing"],
		["id", "biaya", "pricing"],
		["id", "tagihan", "pricing"],
		["id", "pembayaran", "pricing"],
		["id", "kredit", "pricing"],
		["id", "enterprise", "pricing"],
		["id", "transfer bank", "pricing"],
		["id", "demo", "faq-contact-us"],
		["id", "pelatihan", "faq-contact-us"],
		["id", "kamera", "faq"],
		["id", "mikrofon", "faq"],
		["id", "coba gratis", "register"],
	] as const)("in %s ranks the page about %j above answers that mention it: %s", (locale, search, id) => {
		expect(idsFor(locale, search)[0]).toBe(id);
	});

	it("ranks headings above synonyms", () => {
		const entry = { address: "/", panel: "faq", keywords: "", snippet: "" } as const;
		const entries = [
			{ ...entry, id: "text", heading: "One", text: "all about stars" },
			{ ...entry, id: "start", heading: "Starships" },
			{ ...entry, id: "keywords", heading: "Two", keywords: "planets, star" },
			{ ...entry, id: "heading", heading: "A star" },
		];
		expect(searchHelp(entries, "star").map(({ entry: { id } }) => id)).toEqual(["heading", "start", "keywords"]);
	});

	it.each(["C++", '"><script>alert(1)</script>', "<img src=x>", "xyz", "cmra"])("returns no noise for %j", (search) => {
		expect(idsFor("en", search)).toEqual([]);
	});

	it("highlights matches as written", () => {
		const [first] = searchHelp(INDEX.en, "INVITATION send");
		expect(marked(first?.heading ?? [])).toBe("[Send]ing [invitation]s");
		expect(marked(first?.snippet ?? [])).toContain("An [invitation] is an email");
	});

	it("highlights a word with a typo, and nothing for a synonym match", () => {
		expect(marked(searchHelp(INDEX.en, "invitaton")[0]?.heading ?? [])).toMatch(/^Sending \[invitation\]s$/);
		expect(marked(searchHelp(INDEX.en, "vacancy")[0]?.heading ?? [])).toBe("Creating jobs");
	});

	it("shows complete headings and a passage of the answer", () => {
		for (const search of ["", "e", "an a", "interview interviews inter"]) {
			for (const { entry, heading, snippet } of searchHelp(INDEX.en, search)) {
				expect(heading.map(({ text }) => text).join("")).toBe(entry.heading);
				const shown = snippet.map(({ text }) => text).join("");
				if (shown !== entry.snippet) expect(entry.text).toContain(shown.replace(/^…|…$/g, ""));
				expect(shown.length).toBeLessThanOrEqual(162);
			}
		}
	});
});
