/** @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]} */
import { OVERLAY_COOKIE } from "@/lib/copy-overlay/cookie";
import { placesIn } from "@/lib/copy-overlay/place-mark";
import { readyFrame } from "./ready-frame";
import { readyHtml } from "./ready-store";

const mockCookies = new Set<string>();
jest.mock("next/headers", () => ({ cookies: async () => mockCookies }));

/** Whether header and footer show where their texts are written, to a visitor with or without `?words`. */
async function showPlaces(path: string, areAskedFor: boolean): Promise<boolean[]> {
	mockCookies.clear();
	if (areAskedFor) mockCookies.add(OVERLAY_COOKIE);
	const frame = await readyFrame("en", path);
	const parts = ["header", "footer"] as const;
	return parts.map((part) => placesIn(readyHtml({ part, frame, path })).length > 0);
}

it.each([
	["/pricing", true],
	["/how-it-works", false],
])(
	"in development, header and footer of %s show places only to those who ask (first visitor: %s)",
	async (path, isFirst) => {
		for (const areAskedFor of [isFirst, !isFirst, isFirst])
			expect(await showPlaces(path, areAskedFor)).toEqual([areAskedFor, areAskedFor]);
	},
);
