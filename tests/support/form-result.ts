/** The header by which a browser brings back what came of its application, with values of the test's own. */
export const resultHeader = (result: unknown): Record<string, string> => ({
	cookie: `applied=${Buffer.from(JSON.stringify(result)).toString("base64url")}`,
});
