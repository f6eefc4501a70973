/** A page whose flight data takes fewer bytes than the framework writes. */
export interface ShortPage {
	html: string;
	/** The page without that data: what people see, and everything else that browsers run. */
	rest: string;
	/** The scripts that hold the data, which the page's policy must allow. */
	scripts: readonly string[];
}

const START = '<script>self.__next_f.push([1,"';
const END = "</script>";
const PUSH = "<script>self.__next_f.push([1,".length;

/**
 * What a template without places can't hold as it is, in a script: besides what ends it or starts a place, what could end
 * the script's element or change how it is read, ends of lines that browsers replace, and halves of characters.
 */
const ESCAPED = /(?!\n)[\\`\p{Cs}\p{Cc}\u2028\u2029]|\$(?=\{)|<(?=!|\/?[sS])/gu;

const SHORT: Readonly<Record<string, string>> = { "\\": "\\\\", "`": "\\`", $: "\\$", "<": "\\x3c" };

const escaped = (char: string) => SHORT[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A text as a template of JavaScript. Flight data is full of quotes, and has hardly any backticks. */
const quoted = (text: string): string => `\`${text.replace(ESCAPED, escaped)}\``;

/** The text that a script at `from` adds to the flight data, and where its element ends; undefined for anything else. */
function readPush(html: string, from: number): { text: string; end: number } | undefined {
	const close = html.startsWith(START, from) ? html.indexOf(END, from) : -1;
	if (close === -1 || !html.startsWith("])", close - 2)) return undefined;
	try {
		const text: unknown = JSON.parse(html.slice(from + PUSH, close - 2));
		return typeof text === "string" ? { text, end: close + END.length } : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Writes the flight data of a page with as few escapes as a script needs, and scripts that follow each other as one. The
 * framework writes it as JSON that any context can hold; the escapes are a fiftieth of a compressed job page.
 */
export function shortFlight(html: string): ShortPage {
	const parts: string[] = [];
	const rest: string[] = [];
	const scripts: string[] = [];
	let at = 0;
	for (let start = html.indexOf(START); start !== -1; start = html.indexOf(START, at)) {
		let text = "";
		let end = start;
		for (let push = readPush(html, end); push; push = readPush(html, end)) {
			text += push.text;
			end = push.end;
		}
		if (end === start) break;
		const before = html.slice(at, start);
		const script = `self.__next_f.push([1,${quoted(text)}])`;
		rest.push(before);
		scripts.push(script);
		parts.push(before, "<script>", script, END);
		at = end;
	}
	const tail = html.slice(at);
	return { html: parts.join("") + tail, rest: rest.join("") + tail, scripts };
}
