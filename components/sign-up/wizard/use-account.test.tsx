import { renderHook } from "@testing-library/react";
import english from "@/messages/en/sign-up.json";
import { useAccount } from "./use-account.client";

it("an account that can't be sent at all fails at once", async () => {
	jest.spyOn(crypto, "getRandomValues").mockImplementation(() => {
		throw new Error("no random values");
	});
	const { result } = renderHook(() => useAccount("en", english.errors));
	expect(await result.current.create({ email: "ana@kopi.example" })).toEqual({ kind: "failed", reason: "broken" });
});
