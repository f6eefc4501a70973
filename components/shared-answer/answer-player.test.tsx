import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import messages from "@/messages/en/shared-answer.json";
import { AnswerPlayer } from "./answer-player.client";

const VIDEO = {
	url: "https://cdn.example.com/a.webm",
	poster: "https://cdn.example.com/a.svg",
	captions: "https://cdn.example.com/a.vtt",
};

const play = jest.fn<Promise<void>, []>();
/** The browser's reactions when the page starts the video, one for each time. */
const answers = (...outcomes: ("plays" | "refuses")[]) => {
	play.mockReset();
	for (const outcome of outcomes) {
		if (outcome === "plays") play.mockResolvedValueOnce();
		else play.mockRejectedValueOnce(new DOMException("No gesture.", "NotAllowedError"));
	}
};

let lessMotion = false;
beforeAll(() => {
	window.matchMedia = (query) =>
		Object.assign(new EventTarget(), { media: query, matches: lessMotion }) as MediaQueryList;
	HTMLMediaElement.prototype.play = play;
});
beforeEach(() => {
	lessMotion = false;
	answers("plays", "plays", "plays");
});

const player = () => screen.getByLabelText<HTMLVideoElement>("Recorded answer of Ayu");
const soundOn = () => screen.queryByRole("button", { name: "Turn sound on" });

function show(video: Partial<typeof VIDEO> = VIDEO) {
	const whole = { url: VIDEO.url, poster: video.poster, captions: video.captions };
	render(<AnswerPlayer video={whole} label="Recorded answer of Ayu" messages={messages} />);
}

describe("a recorded answer", () => {
	it("starts automatically with sound, poster and captions", async () => {
		show();
		await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
		expect(player()).toHaveProperty("muted", false);
		expect(player()).toHaveAttribute("poster", VIDEO.poster);
		expect(player()).toHaveAttribute("crossorigin", "anonymous");
		expect(player().querySelector("track")).toHaveAttribute("src", VIDEO.captions);
		expect(soundOn()).toBeNull();
	});

	it("plays muted if the browser requires it, until the sound is turned on", async () => {
		answers("refuses", "plays", "plays");
		show();
		await userEvent.setup().click(await screen.findByRole("button", { name: "Turn sound on" }));
		expect(player()).toHaveProperty("muted", false);
		expect(play).toHaveBeenCalledTimes(3);
		await waitFor(() => expect(soundOn()).toBeNull());
	});

	it("removes the button when the player's own controls turn on the sound", async () => {
		answers("refuses", "plays");
		show();
		await screen.findByRole("button", { name: "Turn sound on" });
		act(() => {
			player().muted = false;
			fireEvent.volumeChange(player());
		});
		await waitFor(() => expect(soundOn()).toBeNull());
	});

	it("waits, unmuted, if the browser blocks autoplay", async () => {
		answers("refuses", "refuses");
		show();
		await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
		await waitFor(() => expect(player()).toHaveProperty("muted", false));
		expect(soundOn()).toBeNull();
	});

	it("waits with reduced motion", () => {
		lessMotion = true;
		show();
		expect(player()).toHaveAttribute("controls");
		expect(play).not.toHaveBeenCalled();
	});
});

describe("a failing recorded answer", () => {
	const brokenHeading = () => screen.queryByText(messages.brokenHeading);

	it("is retried without captions if its host blocks CORS", () => {
		show();
		const first = player();
		fireEvent.error(first);
		expect(player()).not.toBe(first);
		expect(player()).not.toHaveAttribute("crossorigin");
		expect(player().querySelector("track")).toBeNull();
		expect(brokenHeading()).toBeNull();
		fireEvent.error(player());
		expect(brokenHeading()).toBeVisible();
	});

	it("is retried once even if two signals report the failure", () => {
		Object.defineProperty(HTMLMediaElement.prototype, "error", {
			get(this: HTMLMediaElement) {
				return this.crossOrigin ? { code: 4 } : null;
			},
			configurable: true,
		});
		play.mockReset().mockImplementationOnce(async function (this: HTMLMediaElement) {
			this.dispatchEvent(new Event("error"));
		});
		play.mockResolvedValue();
		show();
		expect(brokenHeading()).toBeNull();
		expect(player()).not.toHaveAttribute("crossorigin");
		Reflect.deleteProperty(HTMLMediaElement.prototype, "error");
	});

	it("keeps playing if only its captions fail", () => {
		show();
		const track = player().querySelector("track");
		if (track) fireEvent.error(track);
		expect(player()).toHaveAttribute("crossorigin", "anonymous");
	});

	it("shows advice at once if it breaks off, and can be retried", async () => {
		show();
		Object.defineProperty(player(), "readyState", { value: 2 });
		fireEvent.error(player());
		expect(screen.getByRole("alert")).toHaveTextContent(messages.brokenText);
		expect(screen.getByRole("link", { name: "Open the video" })).toHaveAttribute("href", VIDEO.url);
		await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
		expect(player().querySelector("track")).toHaveAttribute("src", VIDEO.captions);
	});

	it("is detected even if it failed before hydration", () => {
		Object.defineProperty(HTMLMediaElement.prototype, "error", { value: { code: 4 }, configurable: true });
		show({ poster: undefined, captions: undefined });
		expect(brokenHeading()).toBeVisible();
		Reflect.deleteProperty(HTMLMediaElement.prototype, "error");
	});
});
