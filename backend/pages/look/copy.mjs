/** Adds a button that copies the link beside it. Without script, people copy the link by hand. */

/** @param {HTMLElement} place */
function addButton(place) {
	const [copy, copied, failed] = (place.dataset.words ?? "").split("|");
	const button = document.createElement("button");
	button.type = "button";
	button.className = "act quiet small";
	button.textContent = copy;
	const status = document.createElement("span");
	status.setAttribute("aria-live", "polite");
	button.addEventListener("click", async () => {
		status.textContent = "";
		try {
			await navigator.clipboard.writeText(place.dataset.copy);
			status.textContent = copied;
		} catch {
			status.textContent = failed;
		}
	});
	place.append(button, status);
}

if (navigator.clipboard) for (const place of document.querySelectorAll("[data-copy]")) addButton(place);
