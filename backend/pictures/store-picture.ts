import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Deps } from "../deps";
import { writeNew } from "../files/write-new";
import { type FilePart, partPieces } from "../http/file-part";
import { deletePicture, insertPicture, picturePath, unshownPictures } from "../store/queries/pictures";
import { requireRoom } from "../upload/free-space";
import { PictureError, type PictureFault, type PictureKind } from "./picture";

/** Maximum size of a picture, in bytes. */
export const LARGEST_PICTURE = 10_000_000;

/** Maximum number of a company's pictures that no page shows, such as those that it only tried. */
const MOST_UNSHOWN = 40;

const UNSHOWN_MS = 86_400_000;

/** Where a picture is kept. */
export const pictureKey = (name: string): string => `pictures/${name}`;

/** Why a picture isn't stored. */
export type StoreFault = PictureFault | "large" | "many";

async function keep(deps: Deps, companyId: number, bytes: Uint8Array): Promise<string> {
	const name = `${randomBytes(18).toString("base64url")}.webp`;
	const row = { name, company_id: companyId, size: bytes.length, created_at: deps.now().toISOString() };
	const received = join(deps.tempDir, name);
	await writeNew(received, [bytes], { flush: true });
	// The row comes first: after a crash, a sweep finds the unused picture.
	await insertPicture(deps.store, row);
	await deps.files.finish(pictureKey(name), received);
	return picturePath(name);
}

/** Makes a received picture anew and stores it for a company; gives its path on this backend, or why it isn't stored. */
export async function storePicture(
	deps: Deps,
	{ companyId, kind, part }: { companyId: number; kind: PictureKind; part: FilePart },
): Promise<{ path: string } | { fault: StoreFault }> {
	if (part.size > LARGEST_PICTURE) return { fault: "large" };
	if ((await unshownPictures(deps.store, { companyId })).length >= MOST_UNSHOWN) return { fault: "many" };
	await requireRoom(deps, part.size);
	try {
		const made = await deps.encodePicture(Buffer.concat([...(await partPieces(part))]), kind);
		return { path: await keep(deps, companyId, made) };
	} catch (error) {
		if (error instanceof PictureError) return { fault: error.fault };
		throw error;
	}
}

/** Deletes pictures that nothing has shown for a day. */
export async function sweepPictures({ store, files, now }: Deps): Promise<void> {
	const before = new Date(now().getTime() - UNSHOWN_MS).toISOString();
	for (const name of await unshownPictures(store, { before })) {
		await files.delete(pictureKey(name));
		await deletePicture(store, name);
	}
}
