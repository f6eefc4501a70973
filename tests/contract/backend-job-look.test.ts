import sharp from "sharp";
import { readContent } from "@/backend/job/content";
import { encodePicture } from "@/backend/pictures/encode";
import { sweepPictures } from "@/backend/pictures/store-picture";
import { createApp } from "@/backend/region/app";
import { describeBackend } from "../support/backend/engines";
import { idIn, JOB, JobEditor, NEW } from "../support/backend/job-editor";
import { filled, formIn } from "../support/backend/job-form";

const FILM = "introduction_video.job_video_url";

describeBackend("a job's picture and film", (test) => {
	let editor: JobEditor;

	beforeAll(async () => {
		const deps = { ...test.deps, encodePicture };
		editor = await JobEditor.open({ ...test, deps, app: createApp(deps) });
	});

	const png = async () => {
		const canvas = sharp({ create: { width: 1_200, height: 400, channels: 3, background: "#0b6e69" } });
		return new File([new Uint8Array(await canvas.png().toBuffer())], "oven.png", { type: "image/png" });
	};

	/** Sends the form with a file, as browsers do. */
	async function send(path: string, form: URLSearchParams, file?: File) {
		const body = new FormData();
		for (const [name, value] of form) body.append(name, value);
		body.append("new-header_image", file ?? new File([], ""));
		const answer = await editor.browser.send(path, {
			method: "POST",
			body,
			headers: { origin: "http://backend.test" },
		});
		return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
	}

	const contentOf = async (id: string) => readContent((await editor.rowOf(id)).content);

	it("are kept while a mistake is corrected, and appear on the page", async () => {
		const film = "https://youtu.be/dQw4w9WgXcQ";
		const sent = filled(await editor.newForm(), { ...JOB, title: "", [FILM]: film }, "publish");
		const wrong = await send(NEW, sent, await png());
		expect(wrong.status).toBe(422);
		const again = filled(formIn(wrong.html), { title: "Oven Builder" }, "publish");
		expect(again.get("header_image")).toMatch(/^\/pictures\/[\w-]{24}\.webp$/);
		expect(again.get(FILM)).toBe(film);
		const published = await send(NEW, again);
		const row = await editor.rowOf(idIn(published.location));
		const { detail } = await editor.detailOf(row.open_code);
		expect(detail?.job.header_image).toBe(`http://backend.test${again.get("header_image")}`);
		expect(detail?.job.introduction_video).toMatchObject({ job_video_url: film, job_video_id: film });
	});

	it("are swept only when no job shows them", async () => {
		const form = filled(await editor.newForm(), JOB, "save");
		const id = idIn((await send(NEW, form, await png())).location);
		const path = `/companies/3/jobs/${id}`;
		const pictures = async () => (await test.deps.store.selectFrom("pictures").select("name").execute()).length;
		const before = await pictures();
		const sweep = () => sweepPictures({ ...test.deps, now: () => new Date(Date.now() + 90_000_000) });
		await sweep();
		expect(await pictures()).toBe(before);
		await send(`${path}/edit`, filled(await editor.editForm(path), { "remove-header_image": "1" }, "save"));
		expect((await contentOf(id)).header_image).toBeUndefined();
		await sweep();
		expect(await pictures()).toBe(before - 1);
	});

	it.each([
		["https://vimeo.com/1", "must be the address of a YouTube video, or of an MP4 or WebM file"],
		["http://example.org/film.mp4", "that starts with https://"],
		["https://10.0.0.1/film.mp4", "that starts with https://"],
		["javascript:alert(1)//.mp4", "that starts with https://"],
	])("a film at %s is refused in words, and stays", async (film, words) => {
		const { status, html } = await send(NEW, filled(await editor.newForm(), { ...JOB, [FILM]: film }, "publish"));
		expect(status).toBe(422);
		expect(html).toContain(words);
		expect(formIn(html).get(FILM)).toBe(film);
	});

	it("a file that is no picture is named at its field, and no text is lost", async () => {
		const { status, html } = await send(NEW, filled(await editor.newForm(), JOB, "publish"), new File(["x"], "x.png"));
		expect(status).toBe(422);
		expect(html).toContain('id="header_image-problem"');
		expect(formIn(html).get("title")).toBe(JOB.title);
	});

	it("of another company isn't taken", async () => {
		const form = filled(await editor.newForm(), { ...JOB, header_image: "/pictures/someone-elses.webp" }, "save");
		expect((await contentOf(idIn((await send(NEW, form)).location))).header_image).toBeUndefined();
	});

	it("keep the captions that an import gave while the address stays", async () => {
		const { id, path, row } = await editor.publish();
		const video = { job_video_url: "https://films.example.org/a.mp4", job_video_id: "a", captions_url: "/media/a.vtt" };
		const content = JSON.stringify({ ...readContent(row.content), introduction_video: video });
		await test.deps.store.updateTable("jobs").set({ content }).where("id", "=", row.id).execute();
		await send(`${path}/edit`, filled(await editor.editForm(path), { title: "Baker" }, "save"));
		expect((await contentOf(id)).introduction_video).toEqual(video);
		const other = { [FILM]: "https://films.example.org/b.mp4" };
		await send(`${path}/edit`, filled(await editor.editForm(path), other, "save"));
		expect((await contentOf(id)).introduction_video).toEqual({
			job_video_url: "https://films.example.org/b.mp4",
			job_video_id: "https://films.example.org/b.mp4",
		});
	});
});
