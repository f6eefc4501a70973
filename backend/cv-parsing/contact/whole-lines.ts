import { type Line, textOf } from "../line";
import { isTown } from "./known-towns";
import { isWholeHome } from "./places";
import { isMailbox } from "./spelt-address";

/** A number whose last digits stand on the next line: "+1 (555) 123-" and "4567". */
const isCutNumber = (before: string, text: string) => /\d{2,}[\u2010-\u2015-]$/u.test(before) && /^\d{2,8}$/.test(text);

/** A place whose region stands on the next line: "Bangor," and "ME". */
const isCutPlace = (before: string, text: string) => {
	if (!before.endsWith(",")) return false;
	const place = /[^:：]*,$/u.exec(before)?.[0].trim() ?? "";
	return isTown(place.slice(0, -1)) && isWholeHome(`${place} ${text}`);
};

const MAILBOX = /^[\p{Ll}\d][\p{Ll}\d._+-]*$/u;
const HOST = /^(?!www\.)[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.\p{Ll}{2,24}$/u;

/** A mail address of which a part stands on the next line: "ada@" and "fold.example", "ada" and "@fold.example". */
function isCutMail(before: string, text: string): boolean {
	const last = before.split(/[\s:：|]+/u).at(-1) ?? "";
	if (MAILBOX.test(last)) return isHostOf(last, text) || isCutMailbox(last, text);
	if (/\S@[\p{Ll}\d-]*$/u.test(last)) return HOST.test(text) || (!last.endsWith("@") && /^\.\p{Ll}{2,6}$/u.test(text));
	// No domain ends in one letter: "ada@fold.e" and "xample".
	if (/@[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.\p{Ll}?$/u.test(last) && /^\p{Ll}{1,9}$/u.test(text)) return true;
	return /@\S+\.co$/.test(last) && text === "m";
}

/** A handle below a word is no host: "@fold.studio". */
const isHostOf = (mailbox: string, text: string) =>
	text.startsWith("@") &&
	HOST.test(text.slice(1)) &&
	(isMailbox(mailbox, text.slice(1)) || isLongMailbox(mailbox, text));

/** A word that hardly stands alone in small letters, and a host for companies. */
const isLongMailbox = (mailbox: string, host: string) =>
	/^\p{Ll}{9,}$/u.test(mailbox) && /\.(?:com|net|org|edu)$/.test(host);

const isCutMailbox = (mailbox: string, text: string) => /[._-]$/.test(mailbox) && /^[\p{Ll}\d._-]*@/u.test(text);

/** Lines of contact data, in which addresses, numbers and places that a narrow column broke are whole. */
export function withWholeValues(lines: readonly Line[]): Line[] {
	const whole: Line[] = [];
	for (const line of lines) {
		const before = whole.at(-1);
		const [cells, text] = [before?.cells ?? [], textOf(line)];
		const last = cells.at(-1) ?? "";
		const isClose = isCutNumber(last, text) || isCutMail(last, text);
		if (before && line.cells.length === 1 && (isClose || isCutPlace(last, text))) {
			const joined = `${last}${isClose ? "" : " "}${text}`;
			whole[whole.length - 1] = {
				...before,
				cells: [...cells.slice(0, -1), joined],
				parts: undefined,
				runs: undefined,
			};
		} else whole.push(line);
	}
	return whole;
}
