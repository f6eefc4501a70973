import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OVERLAY_COOKIE } from "@/lib/copy-overlay/cookie";
import { placesIn } from "@/lib/copy-overlay/place-mark";
import { expect, test } from "../support/browser/e2e";

/** Code of the built pages, as the server and the browser run it. */
function builtCode(): string[] {
	return ["static", "server"].flatMap((folder) =>
		readdirSync(join(".next", folder), { recursive: true, encoding: "utf8" })
			.filter((name) => name.endsWith(".js"))
			.map((name) => join(".next", folder, name)),
	);
}

test("the built site doesn't reveal where texts are written", async ({ request, baseURL }) => {
	const headers = { Cookie: `${OVERLAY_COOKIE}=1` };
	const html = await (await request.get(`${baseURL}/?words`, { headers })).text();
	expect(html).toContain("</html>");
	expect(placesIn(html)).toEqual([]);
	const files = builtCode();
	expect(files.length).toBeGreaterThan(20);
	expect(files.filter((path) => readFileSync(path, "utf8").includes(OVERLAY_COOKIE))).toEqual([]);
});
