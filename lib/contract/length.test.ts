import fc from "fast-check";
import { z } from "zod";
import { anyCharacters } from "@/tests/support/runner/any-characters";
import { lengthOf } from "./length";

it("counts an emoji as one character", () => expect(["", "abc", "😀😀😀", "é"].map(lengthOf)).toEqual([0, 3, 3, 1]));

it("matches the contract's schemas for any text", () => {
	fc.assert(
		fc.property(anyCharacters(), (text) => {
			const length = lengthOf(text);
			expect(z.string().min(length).max(length).safeParse(text).success).toBe(true);
			expect(
				z
					.string()
					.min(length + 1)
					.safeParse(text).success,
			).toBe(false);
		}),
	);
});
