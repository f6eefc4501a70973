import { join } from "node:path";
import sharp from "sharp";
import { openPictureEncoder } from "@/backend/pictures/encoder";
import { bundles } from "../support/backend/bundles";

describe("the process that makes pictures", () => {
	it("makes several at once, one after the other, and says why it makes none", async () => {
		const encode = openPictureEncoder(join(await bundles(), "picture-process.mjs"));
		const canvas = sharp({ create: { width: 900, height: 600, channels: 3, background: "#0b6e69" } });
		const bytes = await canvas.png().toBuffer();
		const small = await sharp(bytes).resize(20).png().toBuffer();
		const [logo, background, tooSmall, none] = await Promise.all([
			encode(bytes, "logo"),
			encode(bytes, "background"),
			encode(small, "logo").catch(({ fault }) => fault),
			encode(Buffer.from("no picture"), "logo").catch(({ fault }) => fault),
		]);
		expect([tooSmall, none]).toEqual(["small", "unreadable"]);
		expect((await sharp(logo).metadata()).width).toBe(480);
		expect((await sharp(background).metadata()).format).toBe("webp");
	}, 60_000);
});
