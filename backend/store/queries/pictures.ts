import type { Store } from "../open";
import type { PictureRow } from "../schema";

/** The path on this backend under which a picture is served; companies keep it as their logo or background. */
export const picturePath = (name: string): string => `/pictures/${name}`;

export async function insertPicture(store: Store, picture: PictureRow): Promise<void> {
	await store.insertInto("pictures").values(picture).execute();
}

export function findPicture(store: Store, name: string): Promise<PictureRow | undefined> {
	return store.selectFrom("pictures").selectAll().where("name", "=", name).executeTakeFirst();
}

/** Whether a path is that of a picture of a company. */
export async function isPictureOf(store: Store, companyId: number, path: string): Promise<boolean> {
	const picture = await findPicture(store, path.slice(picturePath("").length));
	return picture?.company_id === companyId && path === picturePath(picture.name);
}

/** How many pictures a company has stored, those that it no longer shows included. */
export async function countPictures(store: Store, companyId: number): Promise<number> {
	const counted = store.selectFrom("pictures").select((value) => value.fn.countAll<number>().as("count"));
	return Number((await counted.where("company_id", "=", companyId).executeTakeFirstOrThrow()).count);
}

/** Pictures from before a moment (ISO 8601) that no company shows. */
export async function unshownPictures(store: Store, before: string): Promise<string[]> {
	const old = await store.selectFrom("pictures").select("name").where("created_at", "<", before).execute();
	if (old.length === 0) return [];
	const rows = await store.selectFrom("companies").select(["logo", "background_image"]).execute();
	const shown = new Set(rows.flatMap(({ logo, background_image }) => [logo, background_image]));
	return old.map(({ name }) => name).filter((name) => !shown.has(picturePath(name)));
}

export async function deletePicture(store: Store, name: string): Promise<void> {
	await store.deleteFrom("pictures").where("name", "=", name).execute();
}
