import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { slice } from "./slice";
import { useSlice } from "./use-slice.client";

const flags = slice({ name: "nobody" });
afterEach(() => flags.reset());

const Plain = () => <p>{useSlice(flags).name}</p>;
const SERVED = { name: "Kopi" };
const Served = () => <p>{useSlice(flags, SERVED).name}</p>;

it("a component shows the current state", () => {
	render(<Plain />);
	expect(screen.getByText("nobody")).toBeVisible();
	act(() => flags.setKey("name", "Rani"));
	expect(screen.getByText("Rani")).toBeVisible();
});

it("server rendering never shows the shared state", () => {
	flags.setKey("name", "Rani");
	expect(renderToString(<Plain />)).toBe("<p>nobody</p>");
	expect(renderToString(<Served />)).toBe("<p>Kopi</p>");
});

it("the served value applies until the slice is set", () => {
	render(<Served />);
	expect(screen.getByText("Kopi")).toBeVisible();
	act(() => flags.set({ name: "Teh" }));
	expect(screen.getByText("Teh")).toBeVisible();
});

it("hydration starts with the served value, then shows the current state", async () => {
	const place = document.createElement("div");
	place.innerHTML = renderToString(<Plain />);
	flags.setKey("name", "Rani");
	// React would log a difference between the two on the console, which fails the test.
	const root = await act(async () => hydrateRoot(place, <Plain />));
	expect(place).toHaveTextContent("Rani");
	act(() => root.unmount());
});
