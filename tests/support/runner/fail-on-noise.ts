/** A test that makes the console speak fails, unless it took the method over itself. */
const METHODS = ["error", "warn", "info", "log"] as const;

const noise: string[] = [];

beforeEach(() => {
	noise.length = 0;
	for (const method of METHODS) {
		jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
			noise.push(`console.${method}: ${words.map(String).join(" ")}`);
		});
	}
});

afterEach(() => {
	jest.restoreAllMocks();
	if (noise.length > 0) throw new Error(`unexpected console output:\n${noise.join("\n")}`);
});
