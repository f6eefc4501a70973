import ipaddr from "ipaddr.js";

/** Addresses in public ranges that answer inside of networks: Azure's host service, and the old 6to4 relay. */
const DENIED_V4 = ["168.63.129.16/32", "192.88.99.0/24"].map((range) => ipaddr.IPv4.parseCIDR(range));

/** The only allocated part of IPv6; everything else (`::/96`, NAT64, discard …) has a special meaning. */
const GIVEN_OUT_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** 6to4 and Teredo carry an IPv4 address, which may be an inner one. */
const DENIED_V6 = ["2002::/16", "2001::/32"].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Whether an IP address, as text, is a public unicast address. Anything else is not. */
export function isPublicAddress(text: string): boolean {
	if (!ipaddr.isValid(text)) return false;
	const address = ipaddr.parse(text);
	if (address.range() !== "unicast") return false;
	if (address instanceof ipaddr.IPv4) return !DENIED_V4.some((range) => address.match(range));
	return address.match(GIVEN_OUT_V6) && !DENIED_V6.some((range) => address.match(range));
}
