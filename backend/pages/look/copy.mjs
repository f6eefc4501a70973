/** Adds a button that copies a link beside it. Without it the link can be copied by hand. */

/** @param {HTMLElement} place */
function addButton(place) {
	const [copy, copied, failed] = (place.dataset.words ?? "").split("|");
	const button = document.createElement("button");
	button.type = "button";
	button.className = "act quiet small";
	button.textContent = copy;
	const said = document.createElement("span");
	said.setAttribute("aria-live", "polite");
	button.addEventListener("click", async () => {
		said.textContent = "";
		try {
			await navigator.clipboard.writeText(place.dataset.copy);
			said.textContent = copied;
		} catch {
			said.textContent = failed;
		}
	});
	place.append(button, said);
}

if (navigator.clipboard) for (const place of document.querySelectorAll("[data-copy]")) addButton(place);
