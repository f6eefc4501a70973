/**
 * Fields for files speak the page's language: browsers write their own words in theirs. Without script, the browser's
 * words stay.
 */

/** @param {HTMLInputElement} input */
function putInWords(input) {
	const [choose, none] = (input.dataset.words ?? "").split("|");
	const button = document.createElement("label");
	button.htmlFor = input.id;
	button.className = "act quiet small";
	button.textContent = choose;
	const chosen = document.createElement("span");
	const show = () => {
		chosen.textContent = input.files[0]?.name ?? none;
	};
	input.addEventListener("change", show);
	input.classList.add("behind");
	const row = document.createElement("div");
	row.className = "picking";
	input.replaceWith(row);
	row.append(input, button, " ", chosen);
	show();
	// The browser fills the field again when people come back.
	addEventListener("pageshow", show);
}

for (const input of document.querySelectorAll("input[type=file][data-words]")) putInWords(input);
