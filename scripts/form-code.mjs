/**
 * Writes the script that asks for the application form's code at the first touch of the form, while the page's own scripts
 * still load: one for each language, beside the bundler's files, and a list of them, `.build/form-code.json`.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { filesOf } from "./lib/chunk-loader.mjs";

/** The forms by language, as `components/application/lazy-form.client.tsx` loads them. */
const FORMS = { en: "EnglishForm", id: "IndonesianForm" };

/** Runs in the browser, as soon as it is there. What is asked for is only kept; the mark has the page's scripts run it. */
function askAtTouch(files) {
	const ask = (target) => {
		if (!(target instanceof Element) || !target.closest("[data-form]")) return;
		document.documentElement.dataset.touched = "";
		for (const href of files.splice(0)) {
			const link = document.createElement("link");
			document.head.append(Object.assign(link, { rel: "preload", as: "script", fetchPriority: "low", href }));
		}
	};
	ask(document.activeElement);
	for (const type of ["focusin", "pointerdown", "pointerover"])
		addEventListener(type, ({ target }) => ask(target), { capture: true, passive: true });
}

const FOLDER = "/_next/static/chunks/";

async function writeScript(folder, language, files) {
	const text = `(${askAtTouch})(${JSON.stringify(files.map((file) => `/_next/${file}`))})`;
	const { code } = await transform(text, { minify: true, target: "es2020" });
	const name = `form-${language}-${createHash("sha256").update(code).digest("base64url").slice(0, 12)}.js`;
	await writeFile(join(folder, name), code);
	return FOLDER + name;
}

/**
 * Writes the scripts and the list of them, each with the file of the page's own scripts that holds the bundler's loader.
 * Throws if the bundler writes its loaders in another way.
 */
export async function writeFormCode({ root }) {
	const folder = join(root, ".next/static/chunks");
	const written = [];
	for (const name of (await readdir(folder)).filter((one) => one.endsWith(".js")).sort()) {
		const code = await readFile(join(folder, name), "utf8");
		for (const [language, form] of Object.entries(FORMS)) {
			const files = filesOf(form, code);
			if (files) written.push({ language, loader: FOLDER + name, script: await writeScript(folder, language, files) });
		}
	}
	const missing = Object.keys(FORMS).filter((language) => !written.some((one) => one.language === language));
	if (missing.length > 0) throw new Error(`the loaders of the form's code were not found: ${missing.join(", ")}`);
	await mkdir(join(root, ".build"), { recursive: true });
	await writeFile(join(root, ".build/form-code.json"), JSON.stringify(written, null, "\t"));
	return written;
}
