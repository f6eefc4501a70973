import { cleanPaste } from "./clean-paste.mjs";
import "./file-field.mjs";

/**
 * The editor of a job's texts. Without it, the text areas accept simple marks, so that the form works without script.
 */

const form = document.querySelector("form.editor");
const [bold, italics, heading, list, numbered, link, unlink, address, set] = (form?.dataset.tools ?? "").split("|");

/** Browsers' own commands: only these can be undone. */
const run = (command, value) => document.execCommand(command, false, value);

const inside = (paper, name) => {
	const node = document.getSelection()?.anchorNode;
	const element = node instanceof Element ? node : node?.parentElement;
	return paper.contains(element) && element?.closest(name) !== null;
};

function button(text, onPress) {
	const made = document.createElement("button");
	made.type = "button";
	made.textContent = text;
	// The text stays selected while a tool is pressed.
	made.addEventListener("mousedown", (event) => event.preventDefault());
	made.addEventListener("click", onPress);
	return made;
}

/** The tools whose state is shown: a command, and the element that it makes. */
const toolsOf = (paper) => [
	[bold, "b, strong", () => run("bold")],
	[italics, "i, em", () => run("italic")],
	[heading, "h3", () => run("formatBlock", inside(paper, "h3") ? "p" : "h3")],
	[list, "ul", () => run("insertUnorderedList")],
	[numbered, "ol", () => run("insertOrderedList")],
];

/** A link whose text is its address. */
function anchor(href) {
	const made = document.createElement("a");
	made.href = href;
	made.textContent = href;
	return made.outerHTML;
}

/** The field for a link's address; the selection is saved meanwhile. */
function linkTools(paper, bar) {
	let savedRange;
	const field = document.createElement("input");
	field.type = "url";
	field.hidden = true;
	field.setAttribute("aria-label", address);
	field.placeholder = "https://";
	const confirm = button(set, () => finish());
	confirm.hidden = true;
	const show = (isShown) => {
		field.hidden = !isShown;
		confirm.hidden = !isShown;
	};
	function finish() {
		const written = field.value.trim();
		const href = /^(?:https?:|mailto:|tel:)/i.test(written) || !written ? written : `https://${written}`;
		show(false);
		paper.focus();
		const selection = document.getSelection();
		selection.removeAllRanges();
		if (savedRange) selection.addRange(savedRange);
		if (!href) return;
		if (selection.isCollapsed) run("insertHTML", anchor(href));
		else run("createLink", href);
		selection.collapseToEnd();
	}
	field.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" && event.key !== "Escape") return;
		event.preventDefault();
		if (event.key === "Escape") field.value = "";
		finish();
	});
	const open = button(link, () => {
		const selection = document.getSelection();
		savedRange = selection.rangeCount > 0 && paper.contains(selection.anchorNode) ? selection.getRangeAt(0) : undefined;
		field.value = "";
		show(true);
		field.focus();
	});
	bar.append(
		open,
		button(unlink, () => run("unlink")),
		field,
		confirm,
	);
}

function toolBar(paper, labelId) {
	const bar = document.createElement("div");
	bar.className = "tools";
	bar.setAttribute("role", "group");
	bar.setAttribute("aria-labelledby", labelId);
	const shown = toolsOf(paper).map(([text, names, press]) => {
		const made = button(text, () => {
			paper.focus();
			press();
			refresh();
		});
		bar.append(made);
		return [made, names];
	});
	function refresh() {
		for (const [made, names] of shown) made.setAttribute("aria-pressed", String(inside(paper, names)));
	}
	refresh();
	document.addEventListener("selectionchange", refresh);
	linkTools(paper, bar);
	return bar;
}

function paste(event) {
	const html = event.clipboardData?.getData("text/html");
	if (!html) return;
	event.preventDefault();
	run("insertHTML", cleanPaste(html));
}

/**
 * Puts an editor in the place of an area, and sends its HTML with the form. An area that somebody has already written
 * in stays, since its text would be lost.
 */
function enhance(field) {
	const area = field.querySelector("textarea");
	if (area.value !== area.defaultValue) return;
	const hadFocus = document.activeElement === area;
	const label = field.querySelector("label");
	const paper = document.createElement("div");
	paper.className = "paper";
	paper.contentEditable = "true";
	paper.setAttribute("role", "textbox");
	paper.setAttribute("aria-multiline", "true");
	paper.setAttribute("aria-labelledby", label.id);
	const described = area.getAttribute("aria-describedby")?.split(" ") ?? [];
	const own = described.filter((id) => id.endsWith("-problem"));
	if (own.length > 0) paper.setAttribute("aria-describedby", own.join(" "));
	if (area.required) paper.setAttribute("aria-required", "true");
	if (area.getAttribute("aria-invalid")) paper.setAttribute("aria-invalid", "true");
	paper.append(field.querySelector("template").content.cloneNode(true));
	paper.addEventListener("paste", paste);
	paper.addEventListener("focus", () => run("defaultParagraphSeparator", "p"), { once: true });
	label.addEventListener("click", () => paper.focus());
	const sent = document.createElement("input");
	sent.type = "hidden";
	sent.name = `${area.name}.html`;
	form.addEventListener("submit", () => {
		sent.value = paper.textContent.trim() ? paper.innerHTML : "";
	});
	field.querySelector(`[id="${area.id}-hint"]`)?.remove();
	const id = area.id;
	area.replaceWith(toolBar(paper, label.id), paper, sent);
	label.removeAttribute("for");
	// The summary of what is wrong leads here.
	paper.id = id;
	if (hadFocus) paper.focus();
}

for (const field of form?.querySelectorAll("[data-rich]") ?? []) enhance(field);
