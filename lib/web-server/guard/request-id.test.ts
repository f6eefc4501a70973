import { requestId } from "./request-id";

describe("a request's id", () => {
	it("is the caller's if well-formed", () => {
		expect(requestId("abcDEF-123_4")).toBe("abcDEF-123_4");
	});

	it.each([undefined, "short", "a b c d e f g", "x".repeat(65), "<script>alert(1)"])("is a new one for %j", (given) => {
		const id = requestId(given);
		expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
		expect(requestId(given)).not.toBe(id);
	});
});
