import { buffer } from "node:stream/consumers";
import pg from "pg";
import { s3Files } from "@/backend/files/s3";
import type { TestBucket } from "../engines/object-store";
import { hashOf, type Told } from "./candidate";

interface Stored {
	databaseUrl: string;
	store: TestBucket;
}

/** Expects that each application is in the database once, and its file of `size` bytes in the store with its SHA-256. */
export async function expectStored({ databaseUrl, store }: Stored, told: readonly Told[], size: number): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const files = s3Files(store.s3, store.bucket);
	for (const { code, phone, filepath, sha256 } of told) {
		const { rows } = await client.query(
			"select code, cv_filepath from applications join interview_codes on application_id = applications.id where phone = $1",
			[phone],
		);
		expect(rows).toEqual([{ code, cv_filepath: filepath }]);
		const { rows: uploads } = await client.query("select size, sha256 from uploads where filepath = $1", [filepath]);
		expect(uploads).toEqual([{ size: String(size), sha256 }]);
		expect(hashOf(await buffer(await files.read(filepath, 0, size)))).toBe(sha256);
	}
	await client.end();
}
