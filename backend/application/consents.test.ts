import { createHash } from "node:crypto";
import type { JobContent } from "../job/content";
import type { JobRow } from "../store/schema";
import { consentsOf, consentTexts } from "./consents";
import type { Values } from "./values";

const job = (content: Partial<JobContent>) =>
	({
		updated_at: "2026-01-02T00:00:00.000Z",
		content: JSON.stringify({ translation: {}, whatsapp_notification: 1, ...content }),
	}) as JobRow;

const agreed = { gdpr: true, compliance: true, whatsapp_notification: true } as Values;
const at = "2026-03-01T00:00:00.000Z";

describe("consentTexts", () => {
	it("joins the job's statements with the words beside the boxes", () => {
		const own = {
			language: "en",
			gdpr_text: "<p>Data</p>",
			gdpr_aggrement_text: " I agree. ",
			compliance: "<p>Sober</p>",
		};
		expect(consentTexts(job(own), "id")).toEqual({
			language: "en",
			texts: {
				gdpr: "<p>Data</p>\nI agree.",
				compliance: "<p>Sober</p>\nI have read this statement and agree to it.",
				whatsapp_notification: "Remind me on WhatsApp about my interview",
			},
		});
	});

	it("takes the job's own words, and those of its language or else of the page's", () => {
		const translation = { LABEL_WHATSAPP_REMINDER: "Kabari lewat WA" };
		expect(consentTexts(job({ language: "id-ID", translation }), "en")).toMatchObject({
			language: "id",
			texts: {
				gdpr: "Saya setuju data saya dipakai untuk memproses lamaran ini.",
				whatsapp_notification: "Kabari lewat WA",
			},
		});
		expect(consentTexts(job({}), "id").language).toBe("id");
		expect(consentTexts(job({ language: "fr" }), "en").language).toBe("en");
	});
});

describe("consentsOf", () => {
	it("hashes each text that was agreed to, with language, version and time", () => {
		const found = consentsOf(agreed, { job: job({ compliance: "<p>Sober</p>" }), page: "en", at });
		const text = "Remind me on WhatsApp about my interview";
		expect(found.map(({ kind }) => kind)).toEqual(["gdpr", "compliance", "whatsapp_notification"]);
		expect(found[2]).toEqual({
			kind: "whatsapp_notification",
			text_hash: createHash("sha256").update(text).digest("hex"),
			language: "en",
			version: "2026-01-02T00:00:00.000Z",
			given_at: at,
		});
	});

	it("records nothing that the job doesn't ask for, or the candidate didn't tick", () => {
		const asksLittle = job({ whatsapp_notification: 0 });
		expect(consentsOf(agreed, { job: asksLittle, page: "en", at }).map(({ kind }) => kind)).toEqual(["gdpr"]);
		expect(consentsOf({ gdpr: false } as Values, { job: asksLittle, page: "en", at })).toEqual([]);
	});
});
