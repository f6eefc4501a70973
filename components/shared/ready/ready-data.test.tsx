import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { keepReadyData, readyData } from "./ready-data";
import { ReadyData, readReadyData } from "./ready-data.client";

const Shown = ({ name }: { name: string }) => <p>{readReadyData<{ text: string }>(name).text}</p>;

const page = (name: string) => (
	<>
		<ReadyData name={name} />
		<Shown name={name} />
	</>
);

const served = (name: string, text: string) =>
	`<script type="application/json" data-ready="${name}">{"text":"${text}"}</script><p>${text}</p>`;

describe("ready data in the browser", () => {
	it("is read from the page, which stays as it is", async () => {
		const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
		document.body.innerHTML = `<div>${served("a", "A")}</div>`;
		await act(async () => hydrateRoot(document.body.firstElementChild as Element, page("a")));
		expect(document.body.innerHTML).toBe(`<div>${served("a", "A")}</div>`);
		expect(errors).not.toHaveBeenCalled();
		errors.mockRestore();
	});

	it("is still there when React writes the page anew", () => {
		document.body.innerHTML = served("b", "B");
		render(page("b")).unmount();
		document.body.replaceChildren();
		expect(render(page("b")).container.textContent).toBe("B");
	});

	it("is missing where the page brought none", () => {
		const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
		expect(() => render(<Shown name="c" />)).toThrow("the page has no data c");
		errors.mockRestore();
	});
});

describe("ready data on the server", () => {
	it("is the very object, and JSON that can't end its element", () => {
		const value = { text: "</script><!--" };
		const { json, ...kept } = readyData(keepReadyData("d", value));
		expect(kept.value).toBe(value);
		expect(json).not.toContain("<");
		expect(JSON.parse(json)).toEqual(value);
	});

	it("is the last one that was kept under its name", () => {
		keepReadyData("e", { text: "1" });
		keepReadyData("e", { text: "2" });
		expect(readyData("e").json).toBe('{"text":"2"}');
		expect(() => readyData("f")).toThrow("f");
	});
});
