/** Fails a test that writes to the console, unless the test mocked the method itself. */
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
