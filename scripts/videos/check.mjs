/** Plays a finished film as visitors do, and returns its problems. */

const JUMP_SECONDS = 4;

/** A player's data about the film: its length, its position after a jump, and whether it decodes sound. */
function play({ jumpSeconds }) {
	const video = document.createElement("video");
	const until = (event) =>
		new Promise((resolve, reject) => {
			video.addEventListener(event, resolve, { once: true });
			video.addEventListener("error", () => reject(new Error(video.error?.message)), { once: true });
		});
	return (async () => {
		video.src = "/film";
		await until("loadedmetadata");
		video.currentTime = jumpSeconds;
		await until("seeked");
		const { duration, currentTime, videoWidth } = video;
		video.muted = true;
		video.playbackRate = 4;
		await video.play();
		await until("ended");
		return { duration, currentTime, videoWidth, heard: video.webkitAudioDecodedByteCount, endedAt: video.currentTime };
	})();
}

/** The problems of the film at `/film`; none for a good one. */
export async function problemsOf(page, { seconds, cues, largest, hasWords, target }, bytes) {
	const { duration, currentTime, videoWidth, heard, endedAt } = await page.evaluate(play, {
		jumpSeconds: JUMP_SECONDS,
	});
	const needsCues = hasWords || target.endsWith(".webm");
	return [
		Math.abs(duration - seconds) > 0.1 && `it lasts ${duration} s`,
		Math.abs(currentTime - JUMP_SECONDS) > 0.01 && `a jump to ${JUMP_SECONDS} s ends at ${currentTime} s`,
		Math.abs(endedAt - duration) > 0.1 && `it ends at ${endedAt} s`,
		videoWidth === 0 && "it has no picture",
		heard === 0 && "it has no sound",
		needsCues && cues.length === 0 && "it has no captions",
		cues.some(({ from, to }) => from >= to || to > seconds) && "its captions don't fit",
		bytes > largest && `it has ${bytes} bytes`,
	].filter(Boolean);
}
