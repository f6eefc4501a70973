import type { LookupAddress, LookupOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "../policy/public-address";
import { LinkRefused } from "../refused";

const asList = (found: string | LookupAddress[], family = 4): LookupAddress[] =>
	typeof found === "string" ? [{ address: found, family }] : found;

/**
 * Looks a name up once, for the connection itself, so that what is checked is what is connected to. A name with
 * any address that is not public is refused as a whole.
 */
export function guardedLookup(lookup: LookupFunction): LookupFunction {
	return (hostname, options: LookupOptions, callback) => {
		lookup(hostname, { ...options, all: true }, (error, found, family) => {
			const addresses = error ? [] : asList(found, family);
			const [first] = addresses;
			const problem =
				error ??
				(first && addresses.every(({ address }) => isPublicAddress(address)) ? null : new LinkRefused("inner-address"));
			if (problem || !first) return callback(problem, "", 0);
			if (options.all) return callback(null, addresses);
			callback(null, first.address, first.family);
		});
	};
}
