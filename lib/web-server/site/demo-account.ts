import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The embedded backend's file with its demo account: the address in the first line, the password in the second. */
const placeIn = (dataDir: string): string => join(dataDir, "main", "demo-account.txt");

/** The demo account of a data folder; null if there is none. */
export function readDemoAccount(dataDir: string): { email: string; password: string; place: string } | null {
	const place = placeIn(dataDir);
	try {
		const [email, password] = readFileSync(place, "utf8").split("\n");
		return email && password ? { email, password, place } : null;
	} catch {
		return null;
	}
}
