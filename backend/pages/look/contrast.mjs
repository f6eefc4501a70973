import "./file-field.mjs";

/** Shows immediately how readable a company's colours are. Without it, the preview shows that. */

const form = document.querySelector("form.company-editor");
const part = form?.querySelector("#contrast");
const names = ["title", "brand_color", "font_color"];

let isAsking = false;
let hasChanged = false;

/** Requests the part again; if a colour changes meanwhile, another request follows. */
async function refresh() {
	hasChanged = isAsking;
	if (isAsking) return;
	isAsking = true;
	try {
		const query = new URLSearchParams(names.map((name) => [name, form.elements[name].value]));
		const answer = await fetch(`${form.dataset.contrast}&${query}`);
		if (answer.ok) part.innerHTML = await answer.text();
	} catch {
		// The last figures stay; the next change sends a new request.
	} finally {
		isAsking = false;
		if (hasChanged) refresh();
	}
}

if (part) for (const name of names) form.elements[name].addEventListener("input", refresh);
