import { readContent } from "../../job/content";
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

/** The pictures that companies and jobs show, drafts included. */
async function shownPaths(store: Store): Promise<Set<string | null | undefined>> {
	const companies = await store.selectFrom("companies").select(["logo", "background_image"]).execute();
	const jobs = store
		.selectFrom("jobs")
		.select("content")
		.where("content", "like", `%"${picturePath("")}%`);
	const headers = (await jobs.execute()).map(({ content }) => readContent(content).header_image);
	return new Set([...headers, ...companies.flatMap(({ logo, background_image }) => [logo, background_image])]);
}

/** Pictures that nothing shows, from before a moment (ISO 8601) or of a company. */
export async function unshownPictures(
	store: Store,
	{ before, companyId }: { before?: string; companyId?: number },
): Promise<string[]> {
	let pictures = store.selectFrom("pictures").select("name");
	if (before !== undefined) pictures = pictures.where("created_at", "<", before);
	if (companyId !== undefined) pictures = pictures.where("company_id", "=", companyId);
	const rows = await pictures.execute();
	if (rows.length === 0) return [];
	const shown = await shownPaths(store);
	return rows.map(({ name }) => name).filter((name) => !shown.has(picturePath(name)));
}

export async function deletePicture(store: Store, name: string): Promise<void> {
	await store.deleteFrom("pictures").where("name", "=", name).execute();
}
