import apply from "@/messages/en/application.json";
import profile from "@/messages/en/profile.json";
import { messagesBySlugs } from "./messages-by-slugs";

const en = { ...apply, ...profile };

describe("the texts of the page by slugs", () => {
	it("use the product's text for a registered email, and the usual ones otherwise", () => {
		const messages = messagesBySlugs(en, undefined);
		expect(messages.ERROR_EMAIL_REGISTERED).toMatch(
			/^Email is already registered\. .*already applied.*Contact the company/,
		);
		expect(messages.SUCCESS_TITLE).toBe("Application Submitted");
		expect(messages.HINT_CV).toMatch(/PDF.*5 MB/);
		// A page by slugs parses no CV.
		expect(messages.PROFILE_HINT).not.toContain("CV");
		expect(messages.ERROR_MOBILE_NUMBER_REGISTERED).toBe(en.ERROR_MOBILE_NUMBER_REGISTERED);
	});

	it("keep the job's own text if its dictionary has only the usual one", () => {
		const own = { ...en, SUCCESS_TITLE: "Bewerbung gesendet" };
		expect(messagesBySlugs(own, { SUCCESS_TITLE: "Bewerbung gesendet" }).SUCCESS_TITLE).toBe("Bewerbung gesendet");
	});

	it("prefer the dictionary's text for this page", () => {
		const translation = { SUCCESS_TITLE: "Lamaran terkirim", BY_SLUGS_SUCCESS_TITLE: "Lamaran masuk" };
		expect(messagesBySlugs({ ...en, ...translation }, translation).SUCCESS_TITLE).toBe("Lamaran masuk");
	});

	it("ignore a dictionary's empty text", () => {
		expect(messagesBySlugs(en, { SUCCESS_TITLE: " " }).SUCCESS_TITLE).toBe("Application Submitted");
	});
});
