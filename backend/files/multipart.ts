import type { Bucket } from "./bucket";
import { S3Error } from "./s3-error";
import { valuesOf } from "./xml-values";

/** A multipart upload that the store has begun. */
export interface Multipart {
	key: string;
	id: string;
}

/** A multipart upload whose key it is, with the moment (ISO 8601) of its start. */
type ListedMultipart = Multipart & { startedAt: string };

/** Begins a multipart upload of an object; returns its id. */
export async function beginMultipart(bucket: Bucket, key: string): Promise<string> {
	const headers = { "content-type": "application/octet-stream" };
	const answer = await bucket.send("POST", { key, query: { uploads: "" }, headers });
	const [id] = valuesOf(await answer.text(), "UploadId");
	if (!id) throw new S3Error("POST uploads", answer.status);
	return id;
}

/** Stores a part, numbered from 1; returns its ETag. Throws an `S3Error` of 404 if the store has lost the upload. */
export async function putPart(
	bucket: Bucket,
	{ key, id }: Multipart,
	number: number,
	body: Uint8Array<ArrayBuffer>,
): Promise<string> {
	const answer = await bucket.send("PUT", { key, query: { partNumber: String(number), uploadId: id }, body });
	return answer.headers.get("etag") ?? "";
}

/** Makes the object of its parts. Throws an `S3Error` if the store doesn't, also where it says so only in the body. */
export async function completeMultipart(
	bucket: Bucket,
	{ key, id }: Multipart,
	etags: readonly string[],
): Promise<void> {
	const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
	const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
	const answer = await bucket.send("POST", { key, query: { uploadId: id }, body });
	if (!(await answer.text()).includes("<CompleteMultipartUploadResult")) throw new S3Error("POST uploadId", 400);
}

/** Removes a multipart upload with its parts; succeeds if it is already gone. */
export async function abortMultipart(bucket: Bucket, { key, id }: Multipart): Promise<void> {
	await bucket.send("DELETE", { key, query: { uploadId: id }, also: [404] });
}

/** The multipart uploads of keys that begin with `prefix`, which were neither completed nor aborted. */
export async function listMultiparts(bucket: Bucket, prefix: string): Promise<ListedMultipart[]> {
	const found: ListedMultipart[] = [];
	let after: Record<string, string> = {};
	for (;;) {
		const answer = await bucket.send("GET", { query: { uploads: "", prefix, ...after } });
		const xml = await answer.text();
		for (const upload of xml.match(/<Upload>.*?<\/Upload>/gs) ?? []) {
			const [[key = ""], [id = ""], [startedAt = ""]] = [
				valuesOf(upload, "Key"),
				valuesOf(upload, "UploadId"),
				valuesOf(upload, "Initiated"),
			];
			found.push({ key, id, startedAt });
		}
		const last = found.at(-1);
		if (!last || valuesOf(xml, "IsTruncated")[0] !== "true") return found;
		after = { "key-marker": last.key, "upload-id-marker": last.id };
	}
}
