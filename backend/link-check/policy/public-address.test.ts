import { isPublicAddress } from "./public-address";

describe("isPublicAddress", () => {
	it.each(["93.184.215.14", "1.1.1.1", "223.255.255.255", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "2a00:1450::1"])(
		"accepts %s",
		(address) => expect(isPublicAddress(address)).toBe(true),
	);

	it.each([
		"168.63.129.16",
		"192.88.99.1",
		"192.0.0.192",
		"100.100.100.200",
		"169.254.169.254",
		"240.0.0.1",
		"::127.0.0.1",
		"::ffff:1.1.1.1",
		"64:ff9b::101:101",
		"2002:101:101::1",
		"2001::1",
		"2001:db8::1",
		"3fff::1",
		"4000::1",
		"fd00:ec2::254",
		"fe80::1%eth0",
		"127.1",
		"2130706433",
		"",
		"localhost",
	])("rejects %s", (address) => expect(isPublicAddress(address)).toBe(false));
});
