import { deepLink } from "./deep-link";

it("puts a code into the app's address so that nothing of it is read as address", () => {
	expect(deepLink("app://entercode?code={code}", "DEMO1234+EU")).toBe("app://entercode?code=DEMO1234%2BEU");
	expect(deepLink("app://x/code/{code}", "$&")).toBe("app://x/code/%24%26");
});
