import { parseCode } from "../../../lib/contract/code";
import { newOpenCode } from "./open-code";

describe("newOpenCode", () => {
	it("generates readable codes of the requested region", () => {
		for (const region of ["main", "eu"] as const) {
			const code = newOpenCode(region, () => false);
			expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{6}(\+EU)?$/);
			expect(parseCode(code)).toEqual({ code, region });
		}
	});

	it("retries when a code is taken", () => {
		const drawn: string[] = [];
		const code = newOpenCode("main", (candidate) => drawn.push(candidate) < 4);
		expect(drawn).toHaveLength(4);
		expect(code).toBe(drawn[3]);
	});
});
