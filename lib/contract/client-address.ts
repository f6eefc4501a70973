import { z } from "zod";

const address = z.union([z.ipv4(), z.ipv6()]);

const plain = (address: string) => (address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address);

/**
 * The client's address: the socket's, or with `trustedHops` proxies of ours in front the entry of
 * `X-Forwarded-For` that the outermost of them wrote (counted from the right, since a client can only
 * write on the left). An entry that is no address is not believed.
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | undefined,
	trustedHops: number,
): string {
	const own = plain(socketAddress ?? "");
	if (trustedHops === 0 || !forwardedFor) return own;
	const entries = forwardedFor.split(",").map((entry) => entry.trim());
	const entry = entries[Math.max(0, entries.length - trustedHops)] ?? "";
	return address.safeParse(entry).success ? plain(entry) : own;
}
