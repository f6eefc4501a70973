import { newId } from "./new-id";

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe("a new id", () => {
	it("is a random, unique UUID", () => {
		const ids = Array.from({ length: 1_000 }, newId);
		expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
		expect(new Set(ids).size).toBe(1_000);
	});

	it("works on insecure origins, which lack crypto.randomUUID", () => {
		jest.spyOn(crypto, "randomUUID").mockImplementation(() => {
			throw new TypeError("crypto.randomUUID is not a function");
		});
		expect(newId()).toMatch(UUID);
	});
});
