import { pseudonymIn } from "@/lib/contract/client-pseudonym";
import { clientHeader } from "./client-pseudonym";

const named = (address: string) => clientHeader(new Headers({ "x-client-address": address }))["x-client"] ?? "";

it("names a client by a pseudonym that doesn't show its address, the same for a whole /64", () => {
	expect(named("192.0.2.1")).toBe(named("192.0.2.1"));
	expect(named("192.0.2.1")).not.toBe(named("192.0.2.2"));
	expect(named("2001:db8:1:2::1")).toBe(named("2001:db8:1:2:ffff::3"));
	expect(named("192.0.2.1")).not.toContain("192");
	expect(pseudonymIn(new Headers({ "x-client": named("192.0.2.1") }))).toBe(named("192.0.2.1"));
	expect(clientHeader(new Headers())).toEqual({});
	expect(pseudonymIn(new Headers({ "x-client": "<x>" }))).toBeUndefined();
});
