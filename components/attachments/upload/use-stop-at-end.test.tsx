import { act, render } from "@testing-library/react";
import { StrictMode } from "react";
import { useStopAtEnd } from "./use-stop-at-end.client";

function Form({ engines }: { engines: readonly { stop(): void }[] }) {
	useStopAtEnd(engines);
	return null;
}

function setUp() {
	const stopped: string[] = [];
	const engines = ["files", "links"].map((name) => ({ stop: () => stopped.push(name) }));
	return { stopped, form: <Form engines={engines} /> };
}

describe("useStopAtEnd", () => {
	it("ends the calls of all engines on unmount", async () => {
		const { stopped, form } = setUp();
		const { unmount } = render(form);
		unmount();
		await act(async () => {});
		expect(stopped).toEqual(["files", "links"]);
	});

	it("survives the double mount in development", async () => {
		const { stopped, form } = setUp();
		render(form, { wrapper: StrictMode });
		await act(async () => {});
		expect(stopped).toEqual([]);
	});
});
