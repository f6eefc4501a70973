import { hostVariables } from "@/tests/support/hosts/stub-host";
import { readApplied, writeApplied } from "./form-result";

const MAIN = "https://app.example.com/code/A";
const EU = "https://eu.example.com/code/A";

jest.mock("./env", () => {
	const { parseEnv } = jest.requireActual<typeof import("./env")>("./env");
	return {
		env: () => parseEnv({ ...hostVariables("https://api.example.com"), EU_INTERVIEW_HOST: "https://eu.example.com" }),
	};
});

const PAGE = "/p/ORBIT1/applied";
const PERSON = { name: "Suharto", email: "a@b.co", noAssessment: false };

/** A result as the browser returns it. */
async function read(code: string, url: string) {
	const written = (await writeApplied({ code, url, ...PERSON }, PAGE)) ?? [];
	const cookies = new Map(written.map((text) => /^([^=]+)=([^;]*)/.exec(text)?.slice(1, 3) as [string, string]));
	return readApplied((name) => cookies.get(name));
}

it.each([
	["ABCD1234", MAIN, MAIN],
	["ABCD1234", EU, EU],
	["ABCD1234", "https://evil.example/", undefined],
	["ABCD1234+EU", EU, EU],
	["ABCD1234+EU", MAIN, undefined],
])("a stored result of %s redirects from %s to %s", async (code, url, followed) => {
	expect(await read(code, url)).toEqual({ code, url: followed, ...PERSON });
});

it("a stored result is unreadable and unforgeable", async () => {
	const [cookie = ""] = (await writeApplied({ code: "ABCD1234", url: MAIN, ...PERSON }, PAGE)) ?? [];
	expect(cookie).toMatch(/^applied_0=[\w.-]+; Path=\/p\/ORBIT1\/applied; Max-Age=900; HttpOnly; SameSite=Strict/);
	expect(Buffer.from(cookie, "base64url").toString("latin1")).not.toContain("Suharto");
	const forged = Buffer.from(JSON.stringify({ code: "ABCD1234", ...PERSON })).toString("base64url");
	expect(await readApplied(() => forged)).toBeNull();
});
