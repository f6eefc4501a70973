/** Pages with pictures beside each other. */

const headOf = (title) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>
body { font: 14px system-ui; margin: 24px; background: #f4f4f8; color: #1b1b2f }
section { margin-bottom: 40px }
div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none }
img { display: block; border: 1px solid #ccc; max-height: 480px; max-width: 360px; object-fit: cover; object-position: top }
li, del { color: #b00020 }
ins { color: #06691e }
p { margin: 4px 0 }
.pair img { max-height: none; max-width: 640px }
</style>`;

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const figure = ({ file, width, scheme }) =>
	`<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>${width} ${scheme}</figure>`;

const section = ({ name, pictures, lines }) =>
	`<section><h2>${name}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul><div>${pictures
		.map(figure)
		.join("")}</div></section>`;

/** The contact sheet's HTML, from pages as `{ name, pictures, lines }`. */
export const contactSheet = (pages) => `${headOf("All pages")}\n${pages.map(section).join("\n")}\n`;

const lines = (tag, texts) => texts.map((text) => `<p><${tag}>${escaped(text)}</${tag}></p>`).join("");

const pair = ({ name, before, after, gone, come }) =>
	`<section><h2>${name}</h2>${lines("del", gone)}${lines("ins", come)}${before
		.map((picture, index) => `<div class="pair">${figure(picture)}${figure(after[index])}</div>`)
		.join("")}</section>`;

/** The pages that differ from a commit, from `{ name, before, after, gone, come }`: lines and pictures, before and after. */
export const comparison = (commit, pages) =>
	`${headOf("Before and after")}\n<h1>Before (${commit.slice(0, 8)}) and after</h1>\n${pages.map(pair).join("\n")}\n`;
