import { ENDPOINTS } from "@/lib/contract/endpoints";
import {
	dashboardAddress,
	readCompanyId,
	readSwitchResult,
	switchCallPath,
	switchPath,
	switchResultPath,
} from "./addresses";

it.each(["1", "42", "123456789012"])("%s is a company's id", (id) => {
	expect(readCompanyId(id)).toBe(id);
	expect(ENDPOINTS.switchCompany.params.id.safeParse(id).success).toBe(true);
});

it.each(["", "0x1", "-1", "1.5", " 1", "１", "kopi", "1/2", "1234567890123"])("%j is no company id", (text) => {
	expect(readCompanyId(text)).toBeNull();
	expect(ENDPOINTS.switchCompany.params.id.safeParse(text).success).toBe(false);
});

it.each(["01", "007"])("%s isn't the address of a company", (text) => {
	expect(readCompanyId(text)).toBeNull();
});

it("page, call and dashboard contain the company", () => {
	expect(switchPath("42")).toBe("/companies/42/switch");
	expect(switchCallPath("42")).toBe(`/api${ENDPOINTS.switchCompany.path.replace("{id}", "42")}`);
	expect(dashboardAddress("https://app.example", "42")).toBe("https://app.example/companies/42/dashboard");
});

it.each(["done", "failed"] as const)("the page's address carries the outcome %s", (result) => {
	const query = new URLSearchParams(switchResultPath("42", result).split("?")[1]);
	expect(readSwitchResult(query.get("result"))).toBe(result);
});

it.each([undefined, null, "", "DONE", ["done", "failed"]])("%j is no outcome", (value) => {
	expect(readSwitchResult(value)).toBeNull();
});
