import type { Page } from "@playwright/test";
import { scriptsIn, withoutScripts } from "../pages/html";

const FRAME =
	/<\/?(?:html|head|body|header|main|footer|nav|aside|search|form|section|article|dialog|iframe|h1)\b[^>]*>/gi;

/** The elements that a page's HTML is built of, in their order, with all that they carry; the job's code left out. */
export function frameOf(html: string, code: string): string[] {
	const body = withoutScripts(html).replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, "");
	return [...(body.match(FRAME) ?? []).map((tag) => tag.replaceAll(code, "CODE")), `${scriptsIn(html)} scripts`];
}

/** Has a page note what must never happen in it, from before its first element on. */
export async function watch(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const happened: string[] = [];
		const canary = () => void happened.push("a script ran");
		for (const [name, value] of Object.entries({ happened, canary })) {
			Object.defineProperty(window, name, { value, writable: false });
		}
		document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
			happened.push(`policy: ${effectiveDirective} ${blockedURI}`);
		});
	});
}

/** What a browser made of the `main` of a job's page. */
export interface SeenMain {
	/** Landmarks and whatever claims a role, in their order. */
	landmarks: string[];
	/** The action of the form, and its number of fields. */
	form: string;
}

/** How a browser rendered a page with the `main` contents of one or several jobs' pages. */
export interface Seen {
	/** Things that must never happen. */
	happened: string[];
	/** Landmarks outside of any `main`. */
	around: string[];
	mains: SeenMain[];
	/** Pixels that the page is wider than the window. */
	over: number;
}

/** Looks at the page that is open. */
export const look = (page: Page): Promise<Seen> =>
	page.evaluate(() => {
		const named = "header,main,footer,nav,aside,search,form,section,h1,dialog,[role],[aria-hidden],[id],[name]";
		const signaturesOf = (elements: Element[]) =>
			elements.map(({ localName, id, role }) => [localName, id, role].filter(Boolean).join(" "));
		// What people fill in is inside of the form, and not what a recruiter's text could add to.
		const elements = [...document.body.querySelectorAll(named)].filter((element) => !element.closest("form > *"));
		const mains = [...document.querySelectorAll("main")].map((main) => {
			const form = main.querySelector("form");
			const forms = main.querySelectorAll("form").length;
			return {
				landmarks: signaturesOf(elements.filter((element) => main.contains(element))),
				form: `${form?.method} ${form?.getAttribute("action")} ${form?.elements.length} ${forms}`,
			};
		});
		return {
			happened: Reflect.get(window, "happened"),
			around: signaturesOf(elements.filter((element) => !element.closest("main"))),
			mains,
			over: document.documentElement.scrollWidth - window.innerWidth,
		};
	});
