import { html } from "hono/html";
import type { Html } from "../../page";

/** A page of the site in a frame as wide as a phone. */
export const phoneFrame = (address: string, title: string): Html =>
	html`<iframe class="phone" src="${address}" title="${title}"></iframe>`;
