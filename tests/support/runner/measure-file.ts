import { basename } from "node:path";
import { measure } from "./measure";

/** Measures the tests of the describe block that it is called in, as those of the file at `path`. */
export function measureFile(path: string): void {
	let end = () => {};
	beforeAll(() => {
		end = measure("file", basename(path));
	});
	afterAll(() => end());
}

const { testPath = "" } = expect.getState();
// A group measures its files one by one.
if (!testPath.includes("/.build/groups/")) measureFile(testPath);
