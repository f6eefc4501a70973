/** Cookie that says that the welcome video was watched to its end. */
const WATCHED = "isWatched";
const WATCHED_FOR_SECONDS = 365 * 24 * 60 * 60;

/** How long after the video has opened its buttons are set up. */
export const SET_UP_MS = 1_000;

/** How long a video may stand still, though it should play, until the visitor may leave it. */
export const STALL_MS = 8_000;

/** Whether an address's query asks for the welcome video. */
export const asksForVideo = (query: string): boolean => new URLSearchParams(query).has("watchvideo");

/** Whether the visitor has watched the video, by the page's cookies. */
export const hasWatched = (cookies: string): boolean =>
	cookies.split(";").some((cookie) => cookie.trim().startsWith(`${WATCHED}=`));

/** What is written down for a visitor who has watched the video; `protocol` is the page's. */
export const watchedCookie = (protocol: string): string =>
	`${WATCHED}=true; path=/; max-age=${WATCHED_FOR_SECONDS}; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;

/**
 * Why the video may be left: it is over, it can't be played, it stands still, or it waits since the visitor's browser
 * asks for less motion or less data.
 */
type Release = "ended" | "failed" | "stalled" | "waiting";

/** The welcome video while it is open. */
interface WelcomeState {
	/** Whether the visitor has asked for it on the page, or watched it on another; then it may be left at any time. */
	isAgain: boolean;
	/** Whether the buttons are set up. */
	isSetUp: boolean;
	isPlaying: boolean;
	release: Release | null;
}

/** What happens to the open video; `watched` is told by another page of the site. */
export type WelcomeEvent = "set-up" | "playing" | "paused" | "watched" | Release;

/** The video as it opens. */
export const openedWelcome = (isAgain: boolean): WelcomeState => ({
	isAgain,
	isSetUp: false,
	isPlaying: false,
	release: null,
});

/** What becomes of the open video by an event. A video that was watched to its end stays so, whatever comes next. */
export function nextWelcome(state: WelcomeState, event: WelcomeEvent): WelcomeState {
	switch (event) {
		case "set-up":
			return { ...state, isSetUp: true };
		case "playing":
			return { ...state, isPlaying: true };
		case "paused":
			return { ...state, isPlaying: false };
		case "watched":
			return { ...state, isAgain: true };
		case "stalled":
		case "waiting":
			return { ...state, release: state.release ?? event };
		case "failed":
			return { ...state, isPlaying: false, release: state.release === "ended" ? "ended" : "failed" };
		case "ended":
			return { ...state, isPlaying: false, release: "ended" };
	}
}

/** Whether the visitor may close the video: nobody is held by one that doesn't get to its end. */
export const mayClose = ({ isAgain, isSetUp, release }: WelcomeState): boolean =>
	isAgain || (release === "ended" ? isSetUp : release !== null);

/** What the visitor is told below the video; null while there is nothing to say, and until what it names is there. */
export function noticeOf(state: WelcomeState): Release | null {
	const { isPlaying, release } = state;
	return mayClose(state) && !(release === "waiting" && isPlaying) ? release : null;
}
