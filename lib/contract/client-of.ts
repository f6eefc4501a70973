function expand(address: string): string[] {
	const [head = "", tail] = address.split("::");
	const left = head ? head.split(":") : [];
	const right = tail ? tail.split(":") : [];
	const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
	return tail === undefined ? left : [...left, ...zeros, ...right];
}

/**
 * The client behind an address, for counting. A customer's network shares a count: IPv6 gives each customer a whole
 * /64.
 */
export const clientOf = (address: string) => (address.includes(":") ? expand(address).slice(0, 4).join(":") : address);
