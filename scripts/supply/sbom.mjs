/** Writes the product's bill of materials beside the build: a CycloneDX list of its packages, and their licences. */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { licenceList } from "./licences.mjs";

const COMMAND = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];

/** Makes `.build/sbom.json` and `.build/licences.md`. */
export async function writeSbom(root) {
	const json = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));
	const { stdout } = await promisify(execFile)("npm", COMMAND, { cwd: root, maxBuffer: 50_000_000 });
	const sbom = JSON.parse(stdout);
	// npm takes the folder's name.
	sbom.metadata.component.name = json("package.json").name;
	mkdirSync(join(root, ".build"), { recursive: true });
	writeFileSync(join(root, ".build", "sbom.json"), JSON.stringify(sbom));
	writeFileSync(join(root, ".build", "licences.md"), licenceList(json("package-lock.json")));
}
