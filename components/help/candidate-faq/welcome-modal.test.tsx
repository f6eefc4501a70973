import { act, fireEvent, render, screen } from "@testing-library/react";
import { globalUi } from "@/lib/client-state/global-ui";
import faq from "@/messages/en/faq.json";
import { stubDialogs } from "@/tests/support/browser/dialog";
import { welcomeVideo } from "./video-source";
import { WelcomeModal } from "./welcome-modal.client";

const messages = faq.video;

/**
 * The browser's reaction to `play`; a test may have it refuse, completely or with sound, or prefer less motion or less
 * data.
 */
const browser = { refuses: "", needsSilence: false, lessMotion: false, lessData: false };
const moving = new WeakSet<HTMLMediaElement>();

async function play(this: HTMLMediaElement): Promise<void> {
	if (browser.needsSilence && !this.muted) throw new DOMException("No.", "NotAllowedError");
	if (browser.refuses) throw new DOMException("No.", browser.refuses);
	moving.add(this);
	this.dispatchEvent(new Event("play"));
}

function pause(this: HTMLMediaElement): void {
	moving.delete(this);
	this.dispatchEvent(new Event("pause"));
}

beforeAll(() => {
	stubDialogs();
	window.matchMedia = (query) =>
		Object.assign(new EventTarget(), { media: query, matches: browser.lessMotion }) as MediaQueryList;
	Object.defineProperty(navigator, "connection", { get: () => ({ saveData: browser.lessData }) });
	Object.defineProperty(HTMLMediaElement.prototype, "paused", {
		get(this: HTMLMediaElement) {
			return !moving.has(this);
		},
	});
	HTMLMediaElement.prototype.play = play;
	HTMLMediaElement.prototype.pause = pause;
});

beforeEach(() => {
	jest.useFakeTimers();
	Object.assign(browser, { refuses: "", needsSilence: false, lessMotion: false, lessData: false });
});

afterEach(() => {
	jest.useRealTimers();
	// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
	document.cookie = "isWatched=; path=/; max-age=0";
	globalUi.reset();
});

const player = () => screen.getByLabelText<HTMLVideoElement>(messages.label);
const button = (name: string) => screen.queryByRole("button", { name });
const status = () => screen.getByRole("status");
/** Has the video tell how long it is, and where it is, seconds. */
function tell(duration: number, currentTime: number): void {
	for (const [name, value] of Object.entries({ readyState: 1, duration, currentTime }))
		Object.defineProperty(player(), name, { configurable: true, value });
	fireEvent.timeUpdate(player());
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens the modal; returns the function that is called when it closes. */
async function open({ isAgain = false, url }: { isAgain?: boolean; url?: string } = {}) {
	const onClose = jest.fn();
	render(<WelcomeModal video={welcomeVideo("en", url)} messages={messages} isAgain={isAgain} onClose={onClose} />);
	await pass(0);
	return onClose;
}

const pressEscape = () => {
	const event = new Event("cancel", { cancelable: true });
	fireEvent(screen.getByRole("dialog"), event);
	return event;
};

describe("the welcome video that opens automatically", () => {
	it("starts at once and shows its pause button after a second", async () => {
		await open();
		expect(player().paused).toBe(false);
		await pass(900);
		expect(screen.queryByRole("button")).toBeNull();
		await pass(100);
		fireEvent.click(screen.getByRole("button", { name: messages.pause }));
		expect(player().paused).toBe(true);
		fireEvent.click(screen.getByRole("button", { name: messages.play }));
		expect(player().paused).toBe(false);
		expect(button(messages.pause)).toBeVisible();
	});

	it("can be closed only at its end, which sets the cookie", async () => {
		const onClose = await open();
		await pass(1_000);
		expect(button(messages.close)).toBeNull();
		expect(pressEscape().defaultPrevented).toBe(true);
		expect(document.cookie).toBe("");
		fireEvent.ended(player());
		expect(document.cookie).toBe("isWatched=true");
		expect(globalUi.get().is_watched_video).toBe(true);
		expect(status()).toHaveTextContent(messages.ended);
		expect(pressEscape().defaultPrevented).toBe(false);
		fireEvent.click(screen.getByRole("button", { name: messages.close }));
		expect(onClose).toHaveBeenCalledTimes(1);
	});

	it("that ends within its first second can be closed afterwards", async () => {
		await open();
		fireEvent.ended(player());
		expect(button(messages.close)).toBeNull();
		await pass(1_000);
		expect(button(messages.close)).toBeVisible();
	});

	it("that can't play is replaced by a message and can be closed at once, uncounted", async () => {
		const onClose = await open();
		fireEvent.error(player());
		expect(status()).toHaveTextContent(messages.failed);
		expect(player()).not.toBeVisible();
		expect(pressEscape().defaultPrevented).toBe(false);
		fireEvent.click(screen.getByRole("button", { name: messages.close }));
		expect(onClose).toHaveBeenCalledTimes(1);
		expect(document.cookie).toBe("");
	});

	it("plays without its captions", async () => {
		await open();
		fireEvent.error(player().querySelector("track") ?? document.body, { bubbles: true });
		expect(status()).toHaveTextContent(messages.loading);
		tell(18, 0);
		expect(status()).toHaveTextContent("18 seconds. You can close it when it has ended.");
	});

	it("can be closed after stalling for eight seconds", async () => {
		await open();
		await pass(7_000);
		fireEvent.timeUpdate(player());
		await pass(7_000);
		expect(button(messages.close)).toBeNull();
		await pass(1_000);
		expect(status()).toHaveTextContent(messages.stalled);
		expect(button(messages.close)).toBeVisible();
	});

	it("doesn't count a pause as a stall", async () => {
		await open();
		await pass(1_000);
		fireEvent.click(screen.getByRole("button", { name: messages.pause }));
		await pass(60_000);
		expect(button(messages.close)).toBeNull();
	});

	it.each(["lessMotion", "lessData"] as const)("waits if the visitor prefers %s, and can be closed", async (wish) => {
		browser[wish] = true;
		await open();
		expect(player().paused).toBe(true);
		expect(status()).toHaveTextContent(messages.waiting);
		expect(button(messages.close)).toBeVisible();
		await pass(1_000);
		fireEvent.click(screen.getByRole("button", { name: messages.play }));
		expect(player().paused).toBe(false);
		tell(18, 0);
		expect(status()).toBeEmptyDOMElement();
	});

	it("shows the time left if the duration is known", async () => {
		await open();
		tell(17.7, 5.2);
		expect(screen.getByText("13 s left")).toBeVisible();
		tell(Number.POSITIVE_INFINITY, 5.2);
		expect(screen.queryByText(/left$/)).toBeNull();
		expect(status()).toBeEmptyDOMElement();
	});

	it("can be closed after eight seconds if the browser doesn't start it", async () => {
		browser.refuses = "NotAllowedError";
		await open();
		await pass(8_000);
		expect(status()).toHaveTextContent(messages.waiting);
		expect(button(messages.close)).toBeVisible();
	});

	it("can be closed once it was watched on another page of the site", async () => {
		await open();
		await pass(1_000);
		fireEvent(document, new Event("visibilitychange"));
		expect(button(messages.close)).toBeNull();
		expect(globalUi.get().is_watched_video).toBe(false);
		// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
		document.cookie = "isWatched=true";
		fireEvent(document, new Event("visibilitychange"));
		expect(button(messages.close)).toBeVisible();
		expect(globalUi.get().is_watched_video).toBe(true);
	});

	it("has a start button if the browser blocks even muted playback", async () => {
		browser.refuses = "NotAllowedError";
		await open();
		await pass(1_000);
		browser.refuses = "";
		fireEvent.click(screen.getByRole("button", { name: messages.play }));
		expect(player()).toMatchObject({ paused: false, muted: false });
	});

	it("starts muted with an unmute button, which passes focus on", async () => {
		browser.needsSilence = true;
		await open();
		await pass(1_000);
		expect(player()).toMatchObject({ paused: false, muted: true });
		fireEvent.click(screen.getByRole("button", { name: messages.soundOn }));
		expect(player().muted).toBe(false);
		expect(button(messages.pause)).toHaveFocus();
		fireEvent.volumeChange(player());
		expect(button(messages.soundOn)).toBeNull();
	});

	it("can be closed if its button doesn't start it either", async () => {
		browser.refuses = "NotAllowedError";
		await open();
		await pass(1_000);
		fireEvent.click(screen.getByRole("button", { name: messages.play }));
		await pass(0);
		expect(status()).toHaveTextContent(messages.failed);
		expect(button(messages.close)).toBeVisible();
	});
});

describe("the welcome video opened by the visitor", () => {
	it("starts, can be closed at once, and counts as watched only at its end", async () => {
		browser.lessMotion = true;
		const onClose = await open({ isAgain: true });
		expect(player().paused).toBe(false);
		expect(button(messages.close)).toBeVisible();
		expect(pressEscape().defaultPrevented).toBe(false);
		fireEvent.click(screen.getByRole("button", { name: messages.close }));
		expect(onClose).toHaveBeenCalledTimes(1);
		expect(document.cookie).toBe("");
		fireEvent.ended(player());
		expect(document.cookie).toBe("isWatched=true");
	});

	it("has captions in the page's language, unless it is a custom video", async () => {
		await open();
		expect(player().querySelector("track")).toHaveAttribute("src", "/videos/welcome.en.vtt");
		document.body.replaceChildren();
		await open({ url: "https://media.example.com/hello.webm" });
		expect(player().querySelector("source")).toHaveAttribute("src", "https://media.example.com/hello.webm");
		expect(player().querySelector("track")).toBeNull();
	});
});
