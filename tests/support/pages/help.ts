import { expect, type Page } from "@playwright/test";
import { HELP_ANSWERS } from "../../../lib/help/help";

/** The ids of all answers. */
export const ALL_ANSWERS: readonly string[] = [...HELP_ANSWERS.faq, ...HELP_ANSWERS.htu];

const MESSAGES = {
	en: { field: "Search the answers", faq: "FAQ", htu: "How to use it" },
	id: { field: "Cari jawaban", faq: "Tanya jawab", htu: "Cara memakai" },
} as const;

/** The search of the help page by its words in a language. */
export function helpSearch(page: Page, language: "en" | "id" = "en") {
	const field = page.getByRole("combobox", { name: MESSAGES[language].field });
	return { field, options: page.getByRole("option"), active: page.locator("[role=option][aria-selected=true]") };
}

/** The answers' page: a panel, and the question of an answer by its place. */
export function answersPage(page: Page, language: "en" | "id" = "en") {
	return {
		panel: (name: "faq" | "htu") => page.locator(`section#${name}`),
		tab: (name: "faq" | "htu") =>
			page.getByRole("navigation").getByRole("link", { name: MESSAGES[language][name], exact: true }),
		answer: (id: string) => page.locator("details").filter({ has: page.locator(`#${id}`) }),
	};
}

/** Fails unless an answer is open, and its question has the focus. */
export async function expectOpen(page: Page, id: string): Promise<void> {
	const { answer, panel } = answersPage(page);
	const [shown, other] = id.startsWith("faq") ? (["faq", "htu"] as const) : (["htu", "faq"] as const);
	await expect(panel(shown)).toBeVisible();
	await expect(panel(other)).toBeHidden();
	await expect(answer(id)).toHaveJSProperty("open", true);
	await expect(answer(id).locator("summary")).toBeFocused();
	await expect(answer(id).locator("summary")).toBeInViewport();
	await expect(page.locator(`#${id}`)).toBeInViewport();
}

/** The subject that a mail link proposes. */
export const subjectOf = (href: string | null): string | null => new URL(href ?? "").searchParams.get("subject");
