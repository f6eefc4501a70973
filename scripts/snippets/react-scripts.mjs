/** Every kind of inline script React streams, from trees that make it stream each of them. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { Writable } from "node:stream";
import { inlineScripts } from "./inline-scripts.mjs";

const soon = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));

/** Components that come late, fail late, or bring a style sheet; `h` makes elements of them. */
function parts({ createElement: h, Suspense, use }) {
	const late = (ms, child = h("p")) => {
		const waiting = soon(ms, child);
		return h(() => use(waiting));
	};
	const failing = (ms) => {
		const waiting = soon(ms).then(() => Promise.reject(new Error("reference")));
		waiting.catch(() => undefined);
		return h(() => use(waiting));
	};
	const boundary = (child) => h(Suspense, { fallback: h("i") }, child);
	const styled = h("p", null, h("link", { rel: "stylesheet", href: "/reference.css", precedence: "default" }));
	const page = (...children) => h("html", null, h("body", null, ...children));
	return { boundary, failing, h, late, page, styled };
}

/**
 * Suspense boundaries: completed, nested, outlined because of their size, failed and with a style sheet, alone and in
 * sequence.
 */
function trees(React) {
	const { boundary, failing, h, late, page, styled } = parts(React);
	const long = (letter) => h("p", null, letter.repeat(20_000));
	return [
		page(boundary(late(20)), boundary(late(60, boundary(late(60))))),
		page(boundary(late(20, long("x"))), boundary(long("y")), boundary(long("z"))),
		page(boundary(failing(20)), boundary(late(60))),
		page(boundary(late(20)), boundary(failing(60))),
		page(boundary(late(20, styled)), boundary(late(60))),
		page(boundary(late(20)), boundary(late(60, styled))),
		page(boundary(h("div", null, late(20), boundary(late(40)), late(60)))),
	];
}

function render(renderToPipeableStream, tree) {
	return new Promise((resolve, reject) => {
		const chunks = [];
		const sink = new Writable({
			write(chunk, _, done) {
				chunks.push(Buffer.from(chunk));
				done();
			},
		});
		sink.once("finish", () => resolve(Buffer.concat(chunks).toString()));
		const { pipe } = renderToPipeableStream(tree, {
			onError: () => "reference",
			onShellError: reject,
			onShellReady: () => pipe(sink),
		});
	});
}

/** The scripts of the React that Next renders pages with. */
export async function reactScripts(root) {
	const require = createRequire(join(root, "package.json"));
	const React = require("next/dist/compiled/react");
	const { renderToPipeableStream } = require("next/dist/compiled/react-dom/server.node");
	const pages = await Promise.all(trees(React).map((tree) => render(renderToPipeableStream, tree)));
	return pages.flatMap(inlineScripts);
}
