import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { companySwitch } from "@/lib/client-state/company-switch";
import { resetClientState } from "@/lib/client-state/slice";
import messages from "@/messages/en/company-switch.json";
import type { SwitchSetup } from "./setup";
import { SwitchScreen } from "./switch-screen.client";

const SETUP: SwitchSetup = {
	id: "42",
	action: "/api/companies/42/switch?language=en",
	dashboard: "#dashboard",
	login: "https://app.example/auth/login",
	result: null,
};

/** Calls of the switch that wait for the test to answer them. */
let calls: { answer: (response: Response) => void; drop: (error: Error) => void }[] = [];
let navigation = "navigate";

beforeEach(() => {
	calls = [];
	navigation = "navigate";
	globalThis.fetch = () => new Promise((answer, drop) => calls.push({ answer, drop }));
	Object.defineProperty(performance, "getEntriesByType", {
		configurable: true,
		value: () => [{ type: navigation }],
	});
});
afterEach(() => {
	act(resetClientState);
	window.history.replaceState(null, "", "/");
	Reflect.deleteProperty(document, "prerendering");
});

const open = (more: Partial<SwitchSetup> = {}) =>
	render(<SwitchScreen setup={{ ...SETUP, ...more }} messages={messages} />);
const button = (name: string) => screen.queryByRole("button", { name });
const answer = (status: number) => act(async () => calls.at(-1)?.answer({ ok: status === 200, status } as Response));

describe("the company switch page", () => {
	it("switches once on arrival and replaces itself with the dashboard", async () => {
		const before = window.history.length;
		open();
		expect(screen.getByRole("heading")).toHaveTextContent("Switching company…");
		expect(button(messages.ask)).toBeNull();
		await answer(200);
		expect(window.location.hash).toBe("#dashboard");
		expect(window.history.length).toBe(before);
		expect(calls).toHaveLength(1);
		expect(companySwitch.get()).toEqual({ isLoading: true, hasErrored: false });
	});

	it("asks first after a visit through the browser's history", async () => {
		navigation = "back_forward";
		open();
		expect(screen.getByRole("heading")).toHaveTextContent(messages.askHeading);
		expect(calls).toHaveLength(0);
		fireEvent.click(button(messages.ask) ?? document.body);
		expect(calls).toHaveLength(1);
	});

	it("asks again when the browser restores the page", async () => {
		open();
		act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
		expect(screen.getByRole("heading")).toHaveTextContent(messages.askHeading);
		expect(calls).toHaveLength(1);
	});

	it("waits for activation when prerendered", () => {
		Object.defineProperty(document, "prerendering", { configurable: true, value: true });
		open();
		expect(calls).toHaveLength(0);
		act(() => void document.dispatchEvent(new Event("prerenderingchange")));
		expect(calls).toHaveLength(1);
	});
});

describe("a failed switch", () => {
	it.each([404, 429, 500, 501, 503])(
		"with %i sets the error flag and shows a notice until it is closed",
		async (status) => {
			open();
			await answer(status);
			expect(companySwitch.get()).toEqual({ isLoading: false, hasErrored: true });
			expect(screen.getByRole("alert")).toHaveTextContent("ErrorAn error occured when switching company.");
			expect(screen.getByRole("heading")).toHaveTextContent(messages.failedHeading);
			expect(screen.getByText(messages.failedText)).toBeVisible();
			expect(screen.getByRole("link", { name: messages.login })).toHaveAttribute("href", SETUP.login);
			fireEvent.click(button(messages.close) ?? document.body);
			expect(screen.getByRole("alert")).toBeEmptyDOMElement();
			expect(companySwitch.get().hasErrored).toBe(true);
		},
	);

	it("without a network can be retried, once at a time, and its notice disappears", async () => {
		open();
		await act(async () => calls[0]?.drop(new TypeError("Failed to fetch")));
		expect(screen.getByText(messages.unansweredText)).toBeVisible();
		const again = button(messages.again) ?? document.body;
		act(() => again.focus());
		fireEvent.click(again);
		fireEvent.submit(again.closest("form") ?? document.body);
		expect(calls).toHaveLength(2);
		expect(screen.getByRole("alert")).toBeEmptyDOMElement();
		await answer(503);
		await waitFor(() => expect(button(messages.again)).toHaveFocus());
		fireEvent.click(button(messages.again) ?? document.body);
		await answer(200);
		expect(window.location.hash).toBe("#dashboard");
	});
});

describe("the switch page without script", () => {
	const html = (more: Partial<SwitchSetup> = {}) =>
		renderToString(<SwitchScreen setup={{ ...SETUP, ...more }} messages={messages} />);

	it("has a working form with an enabled button", () => {
		const place = document.createElement("div");
		place.innerHTML = html();
		const form = place.querySelector("form");
		expect(form).toHaveAttribute("action", SETUP.action);
		expect(form).toHaveAttribute("method", "post");
		expect(form).not.toHaveAttribute("hidden");
		expect(form?.querySelector("button")).toBeEnabled();
	});

	it("reports a failed attempt and offers another", () => {
		const served = html({ result: "failed" });
		expect(served).toContain(messages.errorText);
		expect(served).toContain(messages.again);
		expect(served).not.toContain("http-equiv");
	});

	it("continues to the dashboard after a successful attempt, without switching again", async () => {
		const place = document.createElement("div");
		place.innerHTML = html({ result: "done" });
		expect(place.querySelector("meta")).toHaveAttribute("content", `0; url=${SETUP.dashboard}`);
		const page = <SwitchScreen setup={{ ...SETUP, result: "done" }} messages={messages} />;
		const root = await act(async () => hydrateRoot(place, page));
		expect(calls).toHaveLength(0);
		expect(place).toHaveTextContent(messages.dashboard);
		act(() => root.unmount());
	});

	it("shows the failure as a notice once its script is there", () => {
		open({ result: "failed" });
		expect(screen.getByRole("alert")).toHaveTextContent(messages.errorText);
		expect(calls).toHaveLength(0);
	});
});
