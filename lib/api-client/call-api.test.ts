import { callApi } from "./call-api";
import { checkCode } from "./check-code";
import { checkEmail } from "./check-email";
import { linkCalls } from "./check-link";
import { createAccount } from "./create-account";
import { enterCode } from "./enter-code";
import { findCompanies } from "./find-companies";
import { mailLink } from "./mail-link";
import { measureUpload } from "./measure-upload";
import { recordAccess } from "./record-access";
import { sendEnquiry } from "./send-enquiry";
import { sendForm } from "./send-form";
import { switchCompany } from "./switch-company";

const { signal } = new AbortController();
const trap = { filled: "", waitedMs: 5_000 };
const enquiry = { kind: "demo", values: {}, trap: "", waitedMs: 5_000, key: "k", locale: "en" } as const;

/** The headers of the one call that `task` makes. */
async function headersOf(task: () => unknown): Promise<Record<string, string>> {
	const fetched = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json({}));
	await Promise.resolve(task()).catch(() => undefined);
	return Object.fromEntries(new Headers(fetched.mock.calls[0]?.[1]?.headers));
}

it.each<[string, () => unknown]>([
	["the check of a code", () => checkCode("DEMO1234", signal)],
	["an entered code", () => enterCode("DEMO1234", "en", signal)],
	["the check of an email", () => checkEmail("a@example.com", "en", signal)],
	["an account", () => createAccount({ values: {}, trap, key: "k", locale: "en" })],
	["the company list", () => findCompanies({ page: 1, q: "" }, [], signal)],
	["a switch of the company", () => switchCompany("42")],
	["the access log", () => recordAccess({ company_id: "1", type: "intro_video", key: "k" }, "")],
	["the check of a link", () => linkCalls("").check("https://example.com", signal)],
	["a link by mail", () => mailLink("/api/public/applications/t/link")],
	["a sample of the connection", () => measureUpload(signal)],
	["a request", () => sendEnquiry(enquiry)],
	["an application", () => sendForm("/api/public/ORBIT1", [], { key: "k", resends: false })],
])("%s sends the screen size", async (_, task) => {
	expect(await headersOf(task)).toMatchObject({ "x-screen-resolution": "390x844" });
});

it("a call keeps its own headers", async () => {
	const call = () => callApi("/api/blogs", { headers: { "x-job-code": "ORBIT1" } });
	expect(await headersOf(call)).toEqual({ "x-job-code": "ORBIT1", "x-screen-resolution": "390x844" });
});
