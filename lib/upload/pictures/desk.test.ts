import { createDesk, pickedFiles } from "./desk";
import { moved, type Page } from "./page";

const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const namesOf = (desk: ReturnType<typeof createDesk>) => desk.snapshot().map((one) => one.file.name);

function deskWith(...names: string[]) {
	const desk = createDesk();
	desk.add(names.map(file));
	const ids = desk.snapshot().map(({ id }) => id);
	return { desk, idOf: (name: string) => ids[names.indexOf(name)] ?? "" };
}

const PAGE: Page = { jpeg: new Blob(["j"]), thumbnail: new Blob(["t"]), width: 1, height: 1 };

describe("a desk", () => {
	it("keeps pictures in the order of picking", () => {
		const { desk } = deskWith("a", "b");
		desk.add([file("c")]);
		expect(namesOf(desk)).toEqual(["a", "b", "c"]);
	});

	it.each([
		["b", -1, "bac"],
		["b", 1, "acb"],
		["a", -1, "abc"],
		["c", 1, "abc"],
	] as const)("moves %s by %i", (name, by, expected) => {
		const { desk, idOf } = deskWith("a", "b", "c");
		desk.move(idOf(name), by);
		expect(namesOf(desk).join("")).toBe(expected);
	});

	it("notifies only about changes", () => {
		const { desk, idOf } = deskWith("a", "b");
		const listener = jest.fn();
		desk.subscribe(listener);
		desk.move(idOf("a"), -1);
		expect(listener).not.toHaveBeenCalled();
		desk.remove(idOf("a"));
		expect(listener).toHaveBeenCalledTimes(1);
	});

	it("holds 50 pictures at most and returns the others", () => {
		const desk = createDesk();
		const left = desk.add(Array.from({ length: 52 }, (_, index) => file(`${index}`)));
		expect(left.map(({ name }) => name)).toEqual(["50", "51"]);
	});

	it("drops the page of a picture that was removed meanwhile", () => {
		const { desk, idOf } = deskWith("a", "b");
		desk.remove(idOf("a"));
		desk.setPage(idOf("a"), PAGE);
		desk.setPage(idOf("b"), PAGE);
		expect(desk.snapshot()).toEqual([expect.objectContaining({ page: PAGE })]);
	});

	it("reports its pictures to the form as picked, not uploaded", () => {
		const { desk } = deskWith("a");
		expect(pickedFiles(desk)).toEqual([
			{ status: "picked", filename: "a", filepath: "", type: "image/jpeg", sizeBytes: 1 },
		]);
		expect(pickedFiles(undefined)).toEqual([]);
	});
});

it("an unknown id moves nothing", () => {
	const pictures = [{ id: "1", file: file("a") }];
	expect(moved(pictures, "2", 1)).toBe(pictures);
});
