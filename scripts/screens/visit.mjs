/** Takes the screenshots of one page in one language, and returns its problems. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const WIDTHS = [360, 768, 1280];
const SCHEMES = ["light", "dark"];

/** The code that runs in the page, as one expression that returns its problems. */
export async function lookCode() {
	const { outputFiles } = await build({
		entryPoints: [fileURLToPath(new URL("browser/look.mjs", import.meta.url))],
		bundle: true,
		format: "iife",
		globalName: "screens",
		write: false,
	});
	return `(() => { ${outputFiles[0].text}; return screens.look(); })()`;
}

/** Adds the page's console messages, exceptions and failed requests to `noise`. */
function listen(page, noise) {
	const isAboutLoading = (text) => text.startsWith("Failed to load resource");
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type()) && !isAboutLoading(message.text()))
			noise.push(`says to the console: ${message.text()}`);
	});
	page.on("pageerror", ({ message }) => noise.push(`breaks: ${message}`));
	page.on("response", (response) => {
		if (response.status() >= 400 && !response.request().isNavigationRequest())
			noise.push(`lacks ${response.url()}: ${response.status()}`);
	});
}

/**
 * Visits `address` in all `widths` and colour `schemes`, and writes a picture of each into `folder`. `code` comes from
 * `lookCode`. Gives the pictures' names, and what is wrong as `{ width, scheme, problem }`.
 */
export async function visit(browser, { address, name, folder, code, widths = WIDTHS, schemes = SCHEMES }) {
	const page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: widths[0], height: 900 } });
	const [pictures, problems, noise] = [[], [], []];
	listen(page, noise);
	await page.goto(address, { waitUntil: "load" });
	for (const width of widths)
		for (const scheme of schemes) {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
			const found = await page.evaluate(code);
			for (const problem of [...found, ...noise.splice(0)]) problems.push({ width, scheme, problem });
			const file = `${name}-${width}-${scheme}.png`;
			await page.screenshot({ path: join(folder, file), fullPage: true });
			pictures.push({ file, width, scheme });
		}
	await page.close();
	return { pictures, problems };
}
