import { requestDevice } from "./request-device";

const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

describe("requestDevice", () => {
	it("parses the user agent", () => {
		expect(requestDevice(new Headers({ "user-agent": PHONE })).kind).toBe("android");
		expect(requestDevice(new Headers({ "user-agent": LINUX })).kind).toBe("desktop");
	});

	it("trusts the client hints of a tablet that requests desktop pages", () => {
		const hints = { "sec-ch-ua-platform": '"Android"', "sec-ch-ua-mobile": "?0" };
		expect(requestDevice(new Headers({ "user-agent": LINUX, ...hints })).kind).toBe("android");
		const phone = { "sec-ch-ua-platform": '"Linux"', "sec-ch-ua-mobile": "?1" };
		expect(requestDevice(new Headers({ "user-agent": LINUX, ...phone })).kind).toBe("android");
		const laptop = { "sec-ch-ua-platform": '"Linux"', "sec-ch-ua-mobile": "?0" };
		expect(requestDevice(new Headers({ "user-agent": LINUX, ...laptop })).kind).toBe("desktop");
	});

	it("treats a request without headers as a computer's", () => {
		expect(requestDevice(new Headers())).toEqual({ kind: "desktop", system: "desktop" });
	});
});
