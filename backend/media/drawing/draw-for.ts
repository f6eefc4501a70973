import type { Store } from "../../store/open";
import { findCompanyBySlug } from "../../store/queries/companies";
import type { MediaItem } from "../item";
import { drawBackground } from "./background";
import { drawnBackground, drawnLogo, readDrawnName } from "./drawn-name";
import { drawLogo } from "./logo";

/**
 * The picture with this name in a company's row, drawn for each request, so that no picture needs storage. Undefined if
 * no company has such a picture.
 */
export async function drawFor(file: string, store: Store): Promise<MediaItem | undefined> {
	const name = readDrawnName(file);
	const company = name && (await findCompanyBySlug(store, name.slug));
	if (!company) return undefined;
	const { slug, title, brand_color: colour, logo, background_image } = company;
	const drawn = { slug, title, colour };
	const isLogo = name.kind === "logo" && logo === drawnLogo(slug);
	const isBackground = name.kind === "background" && background_image === drawnBackground(slug);
	if (!isLogo && !isBackground) return undefined;
	return { type: "image/svg+xml", text: isLogo ? drawLogo(drawn) : drawBackground(drawn) };
}
