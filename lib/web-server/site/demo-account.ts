import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Region } from "@/lib/contract/code";

/** The embedded backend's file with its demo account: the address in the first line, the password in the second. */
const placeIn = (dataDir: string, region: Region): string => join(dataDir, region, "demo-account.txt");

export interface DemoAccount {
	email: string;
	password: string;
	/** The file that contains the password. */
	place: string;
}

/** The demo account of a region in a data folder; null if there is none. */
export function readDemoAccount(dataDir: string, region: Region): DemoAccount | null {
	const place = placeIn(dataDir, region);
	try {
		const [email, password] = readFileSync(place, "utf8").split("\n");
		return email && password ? { email, password, place } : null;
	} catch {
		return null;
	}
}
