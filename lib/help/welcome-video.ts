/** Cookie that records that the welcome video was played to its end. */
const WATCHED = "isWatched";
const WATCHED_FOR_SECONDS = 365 * 24 * 60 * 60;

/** How long after opening the video its buttons appear. */
export const SET_UP_MS = 1_000;

/** How long a video may stall before the visitor may close it. */
export const STALL_MS = 8_000;

/** Whether an address's query requests the welcome video. */
export const asksForVideo = (query: string): boolean => new URLSearchParams(query).has("watchvideo");

/** Whether the visitor has watched the video, by the page's cookies. */
export const hasWatched = (cookies: string): boolean =>
	cookies.split(";").some((cookie) => cookie.trim().startsWith(`${WATCHED}=`));

/** The cookie text for a visitor who has watched the video; `protocol` is the page's. */
export const watchedCookie = (protocol: string): string =>
	`${WATCHED}=true; path=/; max-age=${WATCHED_FOR_SECONDS}; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;

/**
 * Why the visitor may close the video: it has ended, it can't be played, it stalls, or it waits because the visitor's
 * browser asks for reduced motion or data.
 */
type Release = "ended" | "failed" | "stalled" | "waiting";

/** The state of the open welcome video. */
interface WelcomeState {
	/** Whether the visitor requested it on the page, or watched it on another; then it can be closed at any time. */
	isAgain: boolean;
	/** Whether the buttons are visible. */
	isSetUp: boolean;
	isPlaying: boolean;
	release: Release | null;
}

/** An event of the open video; `watched` comes from another page of the site. */
export type WelcomeEvent = "set-up" | "playing" | "paused" | "watched" | Release;

/** The video's initial state. */
export const openedWelcome = (isAgain: boolean): WelcomeState => ({
	isAgain,
	isSetUp: false,
	isPlaying: false,
	release: null,
});

/** The video's state after an event. A video that was watched to its end stays so, whatever comes next. */
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

/** Whether the visitor may close the video: one that can't reach its end must not trap them. */
export const mayClose = ({ isAgain, isSetUp, release }: WelcomeState): boolean =>
	isAgain || (release === "ended" ? isSetUp : release !== null);

/** The message below the video; null while there is nothing to say, and until the buttons that it names are visible. */
export function noticeOf(state: WelcomeState): Release | null {
	const { isPlaying, release } = state;
	return mayClose(state) && !(release === "waiting" && isPlaying) ? release : null;
}
