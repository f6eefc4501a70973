import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { Scene } from "./scene";

const PICTURE = {
	src: "/pictures/answer-1a2b3c4d-640.webp",
	srcSet: "/pictures/answer-1a2b3c4d-640.webp 640w, /pictures/answer-1a2b3c4d-1280.webp 1280w",
	width: 640,
	height: 480,
};

describe("a file that replaces a scene", () => {
	const root = mkdtempSync(join(tmpdir(), "pictures-"));
	afterAll(() => rmSync(root, { recursive: true, force: true }));

	beforeEach(() => {
		jest.spyOn(process, "cwd").mockReturnValue(root);
		mkdirSync(join(root, "public/pictures"), { recursive: true });
		const own = { ...PICTURE, src: "/pictures/answer.id-5e6f7a8b-640.webp" };
		const manifest = JSON.stringify({ answer: PICTURE, "answer.id": own, "team.id": own });
		writeFileSync(join(root, "public/pictures/manifest.json"), manifest);
	});

	it("is shown with the scene's alternative text and its aspect ratio", async () => {
		render(await Scene({ name: "answer", locale: "en" }));
		const picture = screen.getByRole("img", { name: "A candidate recording a video answer while the time runs" });
		expect(picture).toHaveAttribute("src", PICTURE.src);
		expect(picture).toHaveAttribute("srcset", PICTURE.srcSet);
		expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["640", "480"]);
	});

	it("can be specific to a language", async () => {
		render(await Scene({ name: "answer", locale: "id" }));
		expect(screen.getByRole("img")).toHaveAttribute("src", "/pictures/answer.id-5e6f7a8b-640.webp");
	});

	it("leaves other languages and other scenes unchanged", async () => {
		render(await Scene({ name: "team", locale: "en" }));
		render(await Scene({ name: "stages", locale: "id" }));
		expect(screen.getAllByRole("img").map(({ tagName }) => tagName)).toEqual(["FIGURE", "FIGURE"]);
	});
});
