import type { Store } from "../../store/open";
import { findCompanyBySlug } from "../../store/queries/companies";
import type { MediaItem } from "../item";
import { drawBackground } from "./background";
import { drawnBackground, drawnLogo, readDrawnName } from "./drawn-name";
import { drawLogo } from "./logo";

/**
 * The picture of this name that a company's row leads to, drawn anew each time, so that no picture takes room.
 * Undefined where no company has such a picture.
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
