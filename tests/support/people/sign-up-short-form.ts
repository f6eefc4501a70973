import type { Page } from "@playwright/test";
import { RECRUITER } from "./sign-up";

const FIELDS = ["company_name", "email", "phone", "fullname", "password", "assist_description"] as const;

/** The form's values. */
export const FILLED = {
	company_name: RECRUITER.company,
	email: "ana@kopi.example",
	phone: "+62 812 3456 7890",
	fullname: RECRUITER.fullname,
	password: RECRUITER.password,
	assist_description: "Baristas for nine shops",
};

/** What the summary of an empty form says. */
export const BLANK = [
	"Company Name can't be blank",
	"Email can't be blank",
	"Phone number can't be blank",
	"Full Name can't be blank",
	"Password can't be blank",
	"Goal can't be blank",
];

/** The short form of a page, by the names of its fields. */
export function shortForm(page: Page) {
	const form = page.locator("form[action$='/register/create']");
	const field = (name: (typeof FIELDS)[number]) => form.locator(`[name=${name}]`);
	return {
		form,
		field,
		send: form.locator("button[type=submit]"),
		summary: form.getByRole("alert"),
		fill: async (email: string) => {
			for (const name of FIELDS) await field(name).fill(name === "email" ? email : FILLED[name]);
		},
	};
}
