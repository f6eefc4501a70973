/** An overview page of all screenshots. */

const HEAD = `<!doctype html><html lang="en"><meta charset="utf-8"><title>All pages</title>
<style>
body { font: 14px system-ui; margin: 24px; background: #f4f4f8; color: #1b1b2f }
section { margin-bottom: 40px }
div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none }
img { display: block; border: 1px solid #ccc; max-height: 480px; max-width: 360px; object-fit: cover; object-position: top }
li { color: #b00020 }
</style>`;

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const figure = ({ file, width, scheme }) =>
	`<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>${width} ${scheme}</figure>`;

const section = ({ name, pictures, lines }) =>
	`<section><h2>${name}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul><div>${pictures
		.map(figure)
		.join("")}</div></section>`;

/** The contact sheet's HTML, from pages as `{ name, pictures, lines }`. */
export const contactSheet = (pages) => `${HEAD}\n${pages.map(section).join("\n")}\n`;
