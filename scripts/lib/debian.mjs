/** Debian packages that tests need beside npm's. */
import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** Installs packages where that can be done: on Debian, as root. */
export async function installDebianPackages(root, packages) {
	if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
	console.log(`Installing ${packages.join(", ")} (once)…`);
	const quiet = { stdio: ["ignore", "ignore", "inherit"] };
	await run(root, "apt-get", ["update", "-qq"], quiet);
	await run(
		root,
		"apt-get",
		["install", "-y", "-qq", "-o", "DPkg::Lock::Timeout=300", "--no-install-recommends", ...packages],
		quiet,
	);
}
