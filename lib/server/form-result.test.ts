import { hostVariables } from "@/tests/support/stub-host";
import { APPLIED } from "./form-result";

const MAIN = "https://app.example.com/code/A";
const EU = "https://eu.example.com/code/A";

jest.mock("./env", () => {
	const { parseEnv } = jest.requireActual<typeof import("./env")>("./env");
	return {
		env: () => parseEnv({ ...hostVariables("https://api.example.com"), EU_INTERVIEW_HOST: "https://eu.example.com" }),
	};
});

const read = (code: string, url: string) =>
	APPLIED.read(Buffer.from(JSON.stringify({ code, url, noAssessment: false })).toString("base64url"));

it.each([
	["ABCD1234", MAIN, MAIN],
	["ABCD1234", EU, EU],
	["ABCD1234", "https://evil.example/", undefined],
	["ABCD1234+EU", EU, EU],
	["ABCD1234+EU", MAIN, undefined],
])("a kept result of %s leads from %s to %s", (code, url, followed) => {
	expect(read(code, url)).toEqual({ code, url: followed, noAssessment: false });
});
