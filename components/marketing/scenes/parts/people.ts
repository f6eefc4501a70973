import type { HAIR } from "./hair";

interface Looks {
	skin: string;
	hair: string;
	style: keyof typeof HAIR;
	/** Colour of what they wear, and of the room behind them. */
	top: string;
	room: string;
	beard?: true;
	glasses?: true;
}

/** People in scenes and portraits, named after what is in the sky. */
export const PEOPLE = {
	comet: { skin: "#d99b6c", hair: "#3f39b8", style: "hijab", top: "#2f2a8f", room: "#e5e2fd" },
	nova: { skin: "#eebd97", hair: "#231a2e", style: "long", top: "#ed2453", room: "#fde3ea" },
	orbit: {
		skin: "#b97a4b",
		hair: "#1e1620",
		style: "short",
		top: "#0f766e",
		room: "#d3efe7",
		beard: true,
		glasses: true,
	},
	luna: { skin: "#6b4028", hair: "#1a1114", style: "afro", top: "#f2a900", room: "#fdeecb" },
	vega: { skin: "#f6d2b8", hair: "#a4492c", style: "bob", top: "#1d6fa5", room: "#d8ecf8" },
	rigel: { skin: "#d99b6c", hair: "#2b1d1a", style: "side", top: "#3b4a9e", room: "#dfe4fb" },
	atlas: { skin: "#8d5634", hair: "#24150f", style: "none", top: "#564fdb", room: "#e5e2fd", beard: true },
	lyra: { skin: "#f3cbb0", hair: "#a7a6b5", style: "bun", top: "#7a3fa0", room: "#f0e0fa", glasses: true },
	juno: { skin: "#e8b48c", hair: "#0f7a6e", style: "hijab", top: "#0b5d54", room: "#d3efe7", glasses: true },
	altair: { skin: "#b97a4b", hair: "#e2572b", style: "turban", top: "#26314f", room: "#fde6d9", beard: true },
	mira: { skin: "#8d5634", hair: "#20130f", style: "waves", top: "#c2185b", room: "#fde3ea" },
	sirius: { skin: "#5f3822", hair: "#150d0c", style: "curls", top: "#2e8b57", room: "#dcf2e2" },
	cetus: { skin: "#f1c7a4", hair: "#17131c", style: "short", top: "#16152b", room: "#dfe4fb" },
	aster: { skin: "#c98a5b", hair: "#ed2453", style: "cap", top: "#2f4858", room: "#fdeecb" },
} as const satisfies Record<string, Looks>;

export type PersonName = keyof typeof PEOPLE;

/** The appearance of a person. */
export const looksOf = (name: PersonName): Looks => PEOPLE[name];
