import { parseCode } from "../../lib/contract/code";
import { newInterviewCode } from "./interview-code";

describe("newInterviewCode", () => {
	it("generates codes in the contract's format and region, without look-alikes", () => {
		const codes = Array.from({ length: 500 }, () => newInterviewCode("main"));
		expect(codes.every((code) => /^[A-HJKMNP-Z2-9]{8}$/.test(code) && parseCode(code)?.code === code)).toBe(true);
		expect(new Set(codes).size).toBe(500);
		expect(parseCode(newInterviewCode("eu"))?.region).toBe("eu");
	});
});
