import type { Page, Route } from "@playwright/test";
import { expect } from "../browser/e2e";

const MESSAGES = {
	en: {
		path: "/register",
		email: "Work email",
		fullname: "Full name",
		password: "Password",
		company: "Company name",
		roles: "Roles you recruit per year",
		description: "How can we assist you?",
		next: "Next",
		previous: "Previous",
		start: "Start Free Trial",
		headings: ["CREATE YOUR FREE ACCOUNT", "Tell us your recruitment needs", "Welcome to Astronaut!"],
		leave: "Data is not saved! Are you sure you want to leave?",
		yes: "Leave",
		no: "Stay",
	},
	id: {
		path: "/id/register",
		email: "Email kerja",
		fullname: "Nama lengkap",
		password: "Kata sandi",
		company: "Nama perusahaan",
		roles: "Posisi yang direkrut per tahun",
		description: "Apa yang bisa kami bantu?",
		next: "Lanjut",
		previous: "Kembali",
		start: "Mulai Uji Coba Gratis",
		headings: ["BUAT AKUN GRATIS ANDA", "Ceritakan kebutuhan rekrutmen Anda", "Selamat datang di Astronaut!"],
		leave: "Data belum disimpan! Yakin ingin meninggalkan halaman ini?",
		yes: "Tinggalkan",
		no: "Tetap di sini",
	},
} as const;

/** The target of a login link on the recruiter host, by the language of its page. */
export const LOGIN = { en: "/auth/login", id: "/auth/login?language=id" } as const;

/** The message about a registered email. */
export const EMAIL_TAKEN = {
	en: "This email is already registered. Would you like to login?",
	id: "Email ini sudah terdaftar. Anda ingin masuk?",
} as const;

export const CHECK_EMAIL = "**/api/users/check-email";
export const CREATE_USER = "**/api/users";

/** A recruiter's input. */
export const RECRUITER = {
	email: "ana@kopi.example",
	fullname: "Suharto",
	password: "kopi & gula 日本 <>",
	company: "Kopi Nusantara",
	description: "Baristas for nine shops.",
};

/**
 * Pages look as if they were open for longer: the site considers a form that is sent within three seconds automatic.
 */
const addAge = (page: Page) =>
	page.addInitScript(() => {
		const now = performance.now.bind(performance);
		performance.now = () => now() + 5_000;
	});

/** The wizard of a page, by its words in a language. */
export function wizardOf(page: Page, language: "en" | "id" = "en") {
	const messages = MESSAGES[language];
	const field = (label: string) => page.getByLabel(label, { exact: false }).and(page.locator("input,select,textarea"));
	const fields = {
		email: field(messages.email),
		fullname: field(messages.fullname),
		password: page.locator("[name=password]"),
		company: field(messages.company),
		roles: field(messages.roles),
		description: field(messages.description),
	};
	const next = page.getByRole("button", { name: messages.next, exact: true });
	const start = page.getByRole("button", { name: messages.start });
	const dialog = page.getByRole("dialog", { name: messages.leave });
	return {
		...fields,
		next,
		start,
		previous: page.getByRole("button", { name: messages.previous, exact: true }),
		heading: (step: 1 | 2 | 3) => page.getByRole("heading", { level: 2, name: messages.headings[step - 1] }),
		dialog,
		leave: dialog.getByRole("button", { name: messages.yes, exact: true }),
		stay: dialog.getByRole("button", { name: messages.no, exact: true }),
		open: async () => {
			await addAge(page);
			await page.goto(messages.path);
			await expect(next).toBeDisabled();
		},
		fillAccount: async (email = RECRUITER.email) => {
			await fields.email.fill(email);
			await fields.fullname.fill(RECRUITER.fullname);
			await fields.password.fill(RECRUITER.password);
			await fields.company.fill(RECRUITER.company);
		},
		fillNeeds: async () => {
			await fields.roles.selectOption("10 - 50");
			await fields.description.fill(RECRUITER.description);
		},
		/** Advances to a step, filling in everything on the way. */
		async to(step: 1 | 2 | 3, email = RECRUITER.email) {
			if (step === 1) return;
			await this.fillAccount(email);
			await next.click();
			await expect(this.heading(2)).toBeFocused();
			if (step === 2) return;
			await this.fillNeeds();
			await start.click();
			await expect(this.heading(3)).toBeFocused();
		},
	};
}

const answer = (status: number, body: object, headers?: Record<string, string>) => (route: Route) =>
	route.fulfill({ status, json: body, headers });

/** Has every email be free, and every account be made, without a host. */
export async function stubAccounts(page: Page): Promise<void> {
	await page.route(CHECK_EMAIL, answer(200, { message: "new_email" }));
	await page.route(CREATE_USER, answer(201, { id: 1 }));
}

/** Answers the wizard's save with a status and a body. */
export const saveWith = (page: Page, status: number, body: object, headers?: Record<string, string>) =>
	page.route(CREATE_USER, answer(status, body, headers));
