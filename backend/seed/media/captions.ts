interface Cue {
	/** Seconds from the start. */
	from: number;
	to: number;
	text: string;
}

const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, "0")}`;

const captions = (cues: readonly Cue[]) =>
	`WEBVTT\n\n${cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`).join("\n")}`;

/** Captions of the seeded videos. */
export const CAPTIONS = {
	"terang-energy-intro.vtt": captions([
		{ from: 0.2, to: 2, text: "The sun rises over the roofs of a school." },
		{ from: 2.2, to: 4, text: "Its light reaches the solar panels, row by row." },
		{ from: 4.2, to: 5.8, text: "Terang Energy: light from your own roof." },
	]),
	"answer-1.vtt": captions([
		{ from: 0.4, to: 3, text: "On Tuesday the truck with our modules broke down." },
		{ from: 3.3, to: 5.9, text: "First I called the school, so that nobody waited." },
		{ from: 6.2, to: 8.6, text: "Then I moved that crew to a roof that was ready." },
	]),
};
