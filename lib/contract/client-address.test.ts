import { clientAddress } from "./client-address";

describe("a client's address", () => {
	it.each([
		["::ffff:192.0.2.9", "10.0.0.1", 0, "192.0.2.9"],
		["192.0.2.9", "10.0.0.1, 198.51.100.1", 1, "198.51.100.1"],
		["192.0.2.9", "10.0.0.1, 198.51.100.1, 203.0.113.1", 2, "198.51.100.1"],
		["192.0.2.9", "198.51.100.1", 3, "198.51.100.1"],
		["192.0.2.9", "nonsense", 1, "192.0.2.9"],
		["192.0.2.9", "", 1, "192.0.2.9"],
		["192.0.2.9", "2001:db8::1", 1, "2001:db8::1"],
		[undefined, "", 0, ""],
	])("of socket %s with %j behind %d proxies is %s", (socket, forwarded, hops, expected) => {
		expect(clientAddress(socket, forwarded, hops)).toBe(expected);
	});
});
