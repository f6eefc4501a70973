import { readFileSync } from "node:fs";

type Names = Record<string, string>;

interface Package {
	dependencies?: Names;
	devDependencies?: Names;
	optionalDependencies?: Names;
}

const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Whether a package finds another one as Node does: in its own `node_modules`, or in one above it. */
function finds(from: string, name: string): boolean {
	const place = `${from ? `${from}/` : ""}node_modules/${name}`;
	if (place in packages) return true;
	return from !== "" && finds(from.slice(0, Math.max(0, from.lastIndexOf("node_modules/") - 1)), name);
}

// npm 11 refuses `npm ci` otherwise. An `npm install` beside installed packages forgets the binaries of other platforms.
test("the lock file names every package that another one wants, for all platforms", () => {
	const missing = Object.entries(packages).flatMap(([from, { dependencies, devDependencies, optionalDependencies }]) =>
		Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
			.filter((name) => !finds(from, name))
			.map((name) => `${name} of ${from || "the project"}`),
	);
	expect(missing).toEqual([]);
});
