import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import english from "@/messages/en/common.json";
import indonesian from "@/messages/id/common.json";
import { Remaining } from "./remaining.client";

const EN = { locale: "en", ...english.remaining } as const;
const ID = { locale: "id", ...indonesian.remaining } as const;

const field = (messages: typeof EN | typeof ID, text: string) => (
	<>
		<textarea id="box" aria-describedby="left" defaultValue={text} />
		<Remaining id="left" fieldId="box" most={1_000} messages={messages} />
	</>
);

const box = () => screen.getByRole("textbox");
const aloud = () => screen.getByRole("status").textContent;
const write = (text: string) => fireEvent.input(box(), { target: { value: text } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the remaining characters", () => {
	it("show near the limit only", () => {
		render(field(EN, ""));
		write("x".repeat(899));
		expect(box()).not.toHaveAccessibleDescription();
		write("x".repeat(900));
		expect(box()).toHaveAccessibleDescription("Characters left: 100");
		write("x".repeat(1_000));
		expect(box()).toHaveAccessibleDescription("Characters left: 0");
		write("x".repeat(10));
		expect(box()).not.toHaveAccessibleDescription();
	});

	it("turn into the excess, with numbers in the page's language", () => {
		render(field(ID, ""));
		write("x".repeat(2_234));
		expect(box()).toHaveAccessibleDescription("Kelebihan karakter: 1.234");
	});

	it("follow the rules: an emoji counts once, surrounding spaces don't count", () => {
		render(field(EN, ""));
		write(`  ${"🚀".repeat(950)}\n`);
		expect(box()).toHaveAccessibleDescription("Characters left: 50");
	});

	it("are announced after a second without typing", () => {
		render(field(EN, ""));
		write("x".repeat(990));
		act(() => jest.advanceTimersByTime(900));
		write("x".repeat(995));
		act(() => jest.advanceTimersByTime(900));
		expect(aloud()).toBe("");
		act(() => jest.advanceTimersByTime(100));
		expect(aloud()).toBe("Characters left: 5");
		write("");
		act(() => jest.advanceTimersByTime(1_000));
		expect(aloud()).toBe("");
	});

	it("are right for input from before hydration", () => {
		const place = document.createElement("div");
		document.body.append(place);
		place.innerHTML = renderToString(field(EN, ""));
		for (const early of place.querySelectorAll("textarea")) early.value = "x".repeat(960);
		render(field(EN, ""), { container: place, hydrate: true });
		expect(box()).toHaveValue("x".repeat(960));
		expect(box()).toHaveAccessibleDescription("Characters left: 40");
	});
});
