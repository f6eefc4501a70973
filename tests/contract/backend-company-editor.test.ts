import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { encodePicture } from "@/backend/pictures/encode";
import { sweepPictures } from "@/backend/pictures/store-picture";
import { createApp } from "@/backend/region/app";
import { deleteEndedPreviews } from "@/backend/store/queries/previews";
import type { Changed } from "@/backend/tasks/kinds";
import type { TestApp } from "../support/backend/app";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter, RecruiterBrowser, signedIn } from "../support/backend/recruiter";
import { send } from "../support/backend/requests";

const VALUES = {
	title: "Terang Energy",
	website: "terang-energy.example.com",
	city: "Jakarta",
	country: "ID",
	contact_email: "people@terang-energy.example.com",
	brand_color: "#0b6e69",
	font_color: "#ffffff",
	about: "We put the sun to work.\n\nSince 2014.",
	features: "Fridays off\nSolar panels",
	networks: "linkedin",
};

const png = async (width = 400, height = 200) => {
	const canvas = sharp({ create: { width, height, channels: 3, background: "#0b6e69" } });
	return new File([new Uint8Array(await canvas.png().toBuffer())], "logo.png", { type: "image/png" });
};

describeBackend("the editor of a company's page", (test) => {
	/** The region with pictures made in this process, so that none is started for each. */
	const region = (): TestApp => {
		const deps = { ...test.deps, encodePicture };
		return { ...test, deps, app: createApp(deps) };
	};

	const signIn = async (companies: number[] = [2]) => signedIn(region(), await addRecruiter(test, { companies }));

	async function post(browser: RecruiterBrowser, values: Record<string, string | File>, path = "/companies/2/page") {
		const body = new FormData();
		const version = nameIn((await browser.visit(path)).html, "version");
		for (const [name, value] of Object.entries({ ...VALUES, version, ...values })) body.append(name, value);
		const answer = await browser.send(path, { method: "POST", body, headers: { origin: "http://backend.test" } });
		return {
			status: answer.status,
			location: answer.headers.get("location"),
			html: (await answer.text()).replaceAll("&#39;", "'"),
		};
	}

	const company = async () => (await send(test.app, "/public/companies/terang-energy")).body;
	const nameIn = (html: string, field: string) => new RegExp(`name="${field}" value="([^"]*)"`).exec(html)?.[1] ?? "";
	const pictures = () => test.deps.store.selectFrom("pictures").selectAll().execute();

	async function purges(): Promise<Changed[]> {
		const rows = await test.deps.store.selectFrom("tasks").select("payload").where("kind", "=", "purge").execute();
		return rows.map(({ payload }) => JSON.parse(payload) as Changed);
	}

	it("shows what is stored, and publishes what was typed", async () => {
		const browser = await signIn();
		const shown = await browser.visit("/companies/2/page");
		expect(shown.html).toContain('value="people@terang-energy.example.com"');
		expect(shown.text).toContain("Text on your colour 6.1 : 1, easy to see");
		const sent = await post(browser, { title: "  Terang   Energi ", do: "publish" });
		expect([sent.status, sent.location]).toEqual([303, "/companies/2/page?note=saved"]);
		expect((await browser.visit(sent.location ?? "")).text).toContain("Your company's page is published.");
		expect(await company()).toMatchObject({
			company: { title: "Terang Energi", website: "https://terang-energy.example.com" },
			about: VALUES.about,
			features: ["Fridays off", "Solar panels"],
			social_media: ["linkedin"],
		});
		expect((await purges()).length).toBeGreaterThan(0);
	});

	it("shows a preview without publishing", async () => {
		const browser = await signIn();
		const before = await company();
		const sent = await post(browser, { title: "Another name", brand_color: "#ffff00", do: "preview" });
		expect(sent.status).toBe(200);
		expect(sent.html).toContain("Nothing is published yet.");
		expect(sent.html).toContain("too faint; pages use #");
		expect(sent.html).toContain('value="Another name"');
		expect(await company()).toEqual(before);
		const [, slug = ""] = /companies\/(preview-[a-z0-9]{20})"/.exec(sent.html) ?? [];
		const shown = () => send(test.app, `/public/companies/${slug}`);
		expect(await shown()).toMatchObject({
			status: 200,
			body: { company: { title: "Another name", slug: "terang-energy" }, preview: 1, unlisted: 1, color: "#ffff00" },
		});
		expect((await shown()).body.jobs).toEqual(before.jobs);
		await deleteEndedPreviews(test.deps.store, new Date(Date.now() + 90_000_000).toISOString());
		expect((await shown()).status).toBe(404);
	});

	it("shows how readable colours are while they are chosen", async () => {
		const browser = await signIn();
		const asked = (brand: string) =>
			browser.send(`/companies/2/page/contrast?title=A&font_color=%23ffffff&brand_color=${encodeURIComponent(brand)}`);
		expect(await (await asked("#ffff00")).text()).toContain("too faint; pages use #996200 instead");
		expect((await asked("yellow")).status).toBe(400);
	});

	it("loses nothing when two recruiters publish the same page", async () => {
		const [one, other] = [await signIn(), await signIn()];
		const version = nameIn((await one.visit("/companies/2/page")).html, "version");
		await post(other, { city: "Medan", do: "publish" });
		const sent = await post(one, { version, about: "Mine", do: "publish" });
		expect(sent.status).toBe(409);
		expect(sent.html).toContain("Somebody else has changed this page");
		expect(sent.html).toMatch(/What differs:\s+City, About the company\./);
		expect(sent.html).toContain("Mine</textarea>");
		expect(await company()).toMatchObject({ company: { city: "Medan" } });
		await post(one, { version: nameIn(sent.html, "version"), about: "Mine", do: "publish" });
		expect(await company()).toMatchObject({ company: { city: "Jakarta" }, about: "Mine" });
	});

	it("keeps everything that was typed, and a picture that was sent, while a mistake is mended", async () => {
		const browser = await signIn();
		const wrong = { contact_email: "nobody", features: "One\nTwo", "new-logo": await png(), do: "publish" };
		const sent = await post(browser, wrong);
		expect(sent.status).toBe(422);
		expect(sent.html).toContain("Email address for candidates isn't an email address.");
		expect(sent.html).toContain("One\nTwo");
		const logo = nameIn(sent.html, "logo");
		expect(logo).toMatch(/^\/pictures\/[\w-]{24}\.webp$/);
		const again = await post(browser, { logo, do: "publish" });
		expect(again.status).toBe(303);
		expect((await company()).company).toMatchObject({ logoUrl: `http://backend.test${logo}` });

		const served = await test.app.fetch(new Request(`http://backend.test${logo}`));
		expect(served.headers.get("content-type")).toBe("image/webp");
		expect(served.headers.get("cache-control")).toContain("immutable");
		expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(400);
		await post(browser, { logo, "remove-logo": "1", do: "publish" });
		expect((await company()).company).not.toHaveProperty("logoUrl");
	});

	it.each([
		["a text", new File(["hello"], "logo.png"), "this file isn't a picture that we can read"],
		["a file of more than 10 MB", new File([new Uint8Array(10_000_001)], "logo.png"), "larger than 10 MB"],
	])("refuses %s as a picture, in words at its field", async (_, file, words) => {
		const sent = await post(await signIn(), { "new-logo": file, do: "publish" });
		expect(sent.status).toBe(422);
		expect(sent.html).toContain(words);
		expect(readdirSync(join(test.dataDir, "main", "incoming"))).toEqual([]);
	});

	it("takes no picture of another company, and no address as a picture", async () => {
		const [one, other] = [await signIn(), await signIn([1])];
		const theirs = nameIn((await post(one, { "new-logo": await png(), do: "preview" })).html, "logo");
		for (const logo of [theirs, "https://evil.example/x.png", "/media/astronaut-logo.svg"]) {
			await post(other, { title: "Kopi Nusantara", logo, do: "publish" }, "/companies/1/page");
			const { body } = await send(test.app, "/public/companies/kopi-nusantara");
			expect(body.company).toMatchObject({ logoUrl: "http://backend.test/media/kopi-nusantara-logo.svg" });
		}
	});

	it("is for the company's recruiters, and accepts forms from its own pages only", async () => {
		expect((await (await signIn([1])).visit("/companies/2/page")).status).toBe(404);
		expect((await new RecruiterBrowser(test).visit("/companies/2/page")).location).toContain("/auth/login");
		const browser = await signIn();
		const body = new FormData();
		const foreign = await browser.send("/companies/2/page", {
			method: "POST",
			body,
			headers: { origin: "https://evil.example" },
		});
		expect(foreign.status).toBe(403);
	});

	it("speaks Indonesian", async () => {
		const browser = await signedIn(region(), await addRecruiter(test, { companies: [2], language: "id" }), "id");
		expect((await post(browser, { title: "", do: "publish" })).html).toContain("Nama perusahaan belum diisi.");
	});

	it("forgets pictures that no company has shown for a day", async () => {
		const browser = await signIn();
		const shown = nameIn((await post(browser, { "new-logo": await png(), do: "preview" })).html, "logo");
		await post(browser, { logo: shown, do: "publish" });
		await post(browser, { logo: shown, "new-logo": await png(), do: "preview" });
		expect((await pictures()).length).toBeGreaterThan(1);
		const now = () => new Date(Date.now() + 90_000_000);
		await sweepPictures({ ...test.deps, now });
		expect((await pictures()).map(({ name }) => `/pictures/${name}`)).toEqual([shown]);
		expect(readdirSync(join(test.dataDir, "main", "files", "pictures"))).toHaveLength(1);
	});
});
