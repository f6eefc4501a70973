import {
	asksForVideo,
	hasWatched,
	mayClose,
	nextWelcome,
	noticeOf,
	openedWelcome,
	type WelcomeEvent,
	watchedCookie,
} from "./welcome-video";

const stateAfter = (events: readonly WelcomeEvent[], isAgain = false) =>
	events.reduce(nextWelcome, openedWelcome(isAgain));

describe("the welcome video", () => {
	it.each<[readonly WelcomeEvent[], boolean]>([
		[[], false],
		[["set-up", "playing"], false],
		[["set-up", "playing", "paused"], false],
		[["playing", "ended"], false],
		[["playing", "ended", "set-up"], true],
		[["set-up", "playing", "ended"], true],
		[["failed"], true],
		[["stalled"], true],
		[["waiting"], true],
		[["set-up", "playing", "watched"], true],
	])("after %j can be closed: %s", (events, expected) => {
		expect(mayClose(stateAfter(events))).toBe(expected);
	});

	it("can be closed at once if the visitor opened it", () => {
		expect(mayClose(stateAfter([], true))).toBe(true);
	});

	it("announces that it can be closed only when it can", () => {
		expect(noticeOf(stateAfter(["playing", "ended"]))).toBeNull();
		expect(noticeOf(stateAfter(["playing", "ended", "set-up"]))).toBe("ended");
	});

	it("shows the last relevant reason: a failed video is no longer slow", () => {
		expect(stateAfter(["stalled", "failed"]).release).toBe("failed");
		expect(stateAfter(["failed", "stalled"]).release).toBe("failed");
	});

	it("stops saying that it waits once it plays", () => {
		expect(noticeOf(stateAfter(["waiting"]))).toBe("waiting");
		expect(noticeOf(stateAfter(["waiting", "playing"]))).toBeNull();
		expect(noticeOf(stateAfter(["waiting", "playing", "ended", "set-up"]))).toBe("ended");
	});

	it("plays until it is paused, over or broken", () => {
		expect(stateAfter(["playing"]).isPlaying).toBe(true);
		for (const event of ["paused", "ended", "failed"] as const) {
			expect(stateAfter(["playing", event]).isPlaying).toBe(false);
		}
	});
});

describe("the welcome video's trigger", () => {
	it.each([
		["?watchvideo", true],
		["?a=1&watchvideo=", true],
		["?watchvideo=false", true],
		["", false],
		["?video=watchvideo", false],
		["?watchvideos=1", false],
	])("the query %j: %s", (query, expected) => {
		expect(asksForVideo(query)).toBe(expected);
	});

	it.each([
		["", false],
		["isWatched=true", true],
		["a=b; isWatched=1", true],
		["isWatchedToo=true; xisWatched=true", false],
	])("is suppressed by the cookies %j: %s", (cookies, expected) => {
		expect(hasWatched(cookies)).toBe(expected);
	});

	it("is stored for a year and the whole site, with Secure on secure pages", () => {
		expect(watchedCookie("http:")).toBe("isWatched=true; path=/; max-age=31536000; SameSite=Lax");
		expect(watchedCookie("https:")).toBe("isWatched=true; path=/; max-age=31536000; SameSite=Lax; Secure");
		expect(hasWatched(watchedCookie("https:"))).toBe(true);
	});
});
