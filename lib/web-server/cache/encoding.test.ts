import { acceptedEncodings } from "./encoding";

describe("content codings", () => {
	it.each([
		[undefined, ["identity"]],
		["", ["identity"]],
		["gzip, deflate, br", ["br", "gzip", "identity"]],
		["gzip", ["gzip", "identity"]],
		["br;q=0.5, gzip", ["gzip", "br", "identity"]],
		["br;q=0, gzip;q=0", ["identity"]],
		["*", ["br", "gzip", "identity"]],
		["identity, br;q=0.1", ["identity", "br"]],
		["gzip, identity;q=0", ["gzip"]],
		["BR", ["br", "identity"]],
		["br;q=nonsense", ["identity"]],
		["*;q=0", ["identity"]],
	])("for %j selects %j", (header, expected) => {
		expect(acceptedEncodings(header)).toEqual(expected);
	});
});
