import type { APIRequestContext, APIResponse } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { shownText } from "./crawl-page";
import { PlainForm } from "./plain-form";

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

const textOf = (element: Element): string => shownText(DomUtils.getInnerHTML(element));

/**
 * A visit without a browser, at the cost of its requests: it follows links and sends forms as a browser without script
 * does. It knows neither layout nor the browser's own checks of a form.
 */
export class PlainVisit {
	/** The address of the page. */
	url = "";
	status = 0;
	private document = parseDocument("");

	constructor(private readonly requests: APIRequestContext) {}

	/** Opens an address, redirects included. */
	async goto(address: string): Promise<void> {
		await this.read(await this.requests.get(this.resolve(address), { headers: this.headers("none") }));
	}

	/** The elements of this name that fulfil a condition. */
	all(name: string, isMeant: (element: Element) => boolean = () => true): Element[] {
		return DomUtils.findAll((element) => element.name === name && isMeant(element), this.document.children);
	}

	/** The texts of the elements of this name. */
	texts(name: string): string[] {
		return this.all(name).map(textOf);
	}

	/** The text of the page's content. */
	get text(): string {
		return this.texts("main").join(" ");
	}

	/** The targets of the content's links, by their texts. */
	get links(): Record<string, string> {
		const links = this.all("main").flatMap((main) => DomUtils.getElementsByTagName("a", main.children));
		return Object.fromEntries(links.map((link) => [textOf(link), link.attribs.href ?? ""]));
	}

	/** Follows a link of the content. */
	async follow(text: string): Promise<void> {
		const target = this.links[text];
		if (target === undefined) throw new Error(`No link "${text}" among: ${Object.keys(this.links).join(", ")}`);
		await this.read(await this.requests.get(this.resolve(target), { headers: this.headers("same-origin") }));
	}

	/** Follows the page's first link to an address. */
	async followTo(address: string | RegExp): Promise<void> {
		const isMeant = ({ attribs: { href = "" } }: Element) =>
			typeof address === "string" ? href === address : address.test(href);
		const [link] = this.all("a", isMeant);
		if (!link) throw new Error(`${this.url} has no link to ${address}.`);
		await this.read(
			await this.requests.get(this.resolve(link.attribs.href ?? ""), { headers: this.headers("same-origin") }),
		);
	}

	/** The texts of the elements with a role. */
	byRole(role: "alert" | "status"): string[] {
		return this.everything(({ attribs }) => attribs.role === role).map(textOf);
	}

	/** The texts of the links that lead from an alert to the fields with a problem. */
	get problems(): string[] {
		const alerts = this.everything(({ attribs }) => attribs.role === "alert");
		return alerts.flatMap((alert) => DomUtils.getElementsByTagName("a", alert.children)).map(textOf);
	}

	/** What describes the first field of this name. */
	description(field: string): string {
		const [found] = this.everything(({ attribs }) => attribs.name === field);
		const ids = found?.attribs["aria-describedby"]?.split(" ") ?? [];
		return ids.flatMap((id) => this.everything(({ attribs }) => attribs.id === id).map(textOf)).join(" ");
	}

	private everything(isMeant: (element: Element) => boolean): Element[] {
		return DomUtils.findAll(isMeant, this.document.children);
	}

	private get formElements(): Element[] {
		return this.all("main").flatMap((main) => DomUtils.getElementsByTagName("form", main.children));
	}

	/** The content's form that has a field of this name, with this value if one is given. */
	form(field: string, value?: string): PlainForm {
		const isMeant = (form: PlainForm) =>
			form.names.includes(field) && (value === undefined || form.value(field) === value);
		const found = this.formElements.map((form) => new PlainForm(form)).find(isMeant);
		if (!found) throw new Error(`No form of ${this.url} has a field ${field}.`);
		return found;
	}

	/** The content's form that is sent to this address. */
	formTo(action: RegExp): PlainForm {
		const found = this.formElements.find(({ attribs }) => action.test(attribs.action ?? ""));
		if (!found) throw new Error(`No form of ${this.url} is sent to ${action}.`);
		return new PlainForm(found);
	}

	/** Sends a form of the page. */
	async send(form: PlainForm): Promise<void> {
		const { action, method, isMultipart, data } = form.request();
		const url = new URL(this.resolve(action));
		const fields = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
		const headers = { ...this.headers("same-origin"), origin: url.origin };
		if (method === "get") {
			url.search = fields.toString();
			await this.read(await this.requests.get(url.href, { headers: this.headers("same-origin") }));
		} else if (isMultipart) await this.read(await this.requests.post(url.href, { headers, multipart: data }));
		else {
			const type = { "content-type": "application/x-www-form-urlencoded" };
			await this.read(
				await this.requests.post(url.href, { headers: { ...headers, ...type }, data: fields.toString() }),
			);
		}
	}

	private resolve(address: string): string {
		return this.url ? new URL(address, this.url).href : address;
	}

	private headers(site: string): Record<string, string> {
		return {
			accept: "text/html",
			"sec-fetch-mode": "navigate",
			"sec-fetch-dest": "document",
			"sec-fetch-site": site,
			...(this.url && site !== "none" ? { referer: this.url } : {}),
		};
	}

	private async read(answer: APIResponse): Promise<void> {
		this.url = answer.url();
		this.status = answer.status();
		// A browser's console would report it, which fails every other test.
		if (this.status >= 500) throw new Error(`${this.url} is answered with ${this.status}.`);
		const isPage = answer.headers()["content-type"]?.startsWith("text/html");
		this.document = parseDocument(isPage ? await answer.text() : "");
	}
}
