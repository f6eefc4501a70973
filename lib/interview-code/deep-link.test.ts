import { deepLink } from "./deep-link";

it("encodes a code in the app's address", () => {
	expect(deepLink("app://entercode?code={code}", "DEMO1234+EU")).toBe("app://entercode?code=DEMO1234%2BEU");
	expect(deepLink("app://x/code/{code}", "$&")).toBe("app://x/code/%24%26");
});
