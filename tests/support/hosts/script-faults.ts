/** The faults of a script's file, and the responses that cause them. */
export interface ScriptFault {
	says: string;
	answer: (text: string) => { status?: number; body: string };
}

export const SCRIPT_FAULTS: readonly [ScriptFault, ScriptFault, ScriptFault] = [
	{ says: "is missing", answer: () => ({ status: 404, body: "" }) },
	{ says: "breaks off", answer: (text) => ({ body: text.slice(0, text.length / 2) }) },
	{ says: "holds a mistake", answer: (text) => ({ body: `${text}\n;let let = 1;` }) },
];

/** Addresses of the scripts that the build made. */
export const SCRIPTS = /^\/_next\/static\/chunks\/[^/]+\.js$/;
