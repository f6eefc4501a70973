import { endsInDomain } from "../text/domains";

/** Hosts of mailboxes that people have for themselves. */
const PROVIDER =
	/^(?:gmail|googlemail|yahoo|ymail|rocketmail|outlook|hotmail|live|msn|icloud|me|mac|aol|proton(?:mail)?|pm|gmx|web|t-online|mail|yandex|qq|163|126|naver|orange|wanadoo|free|laposte|sfr|ziggo|kpnmail|xs4all|uol|bol|terra|libero)\./;

/** Whether a word is a mailbox rather than any word: it has a mark or a digit, or its host is one for everybody. */
export const isMailbox = (word: string, host: string): boolean =>
	/[\d._]/.test(word) ? !endsInDomain(`@${word}`) : PROVIDER.test(host);

/** An address whose letters stand one by one: "a d a @ f o l d . e x a m p l e". */
const withClosedLetters = (text: string) =>
	text.replace(/(?<!\S)(?:\S ){3,}@(?: \S){5,}(?!\S)/gu, (address) => address.replaceAll(" ", ""));

/** Words in place of signs, between a mailbox and its host: "ada dot fold at fold dot example". */
const IN_WORDS =
	/(?<![\p{L}\d])((?:[\p{Ll}\d_-]+(?: dot |\.))*[\p{Ll}\d_-]+) (?:at|AT|@) ([\p{Ll}\d-]+(?: dot [\p{Ll}\d-]+)* (?:dot|DOT) \p{Ll}{2,6})(?![\p{L}\d])/gu;

const withoutWords = (text: string) =>
	text.replace(IN_WORDS, (all, mailbox: string, host: string) => {
		const address = [mailbox, host].map((part) => part.replace(/ dot /gi, ".")).join("@");
		const isAddress = isMailbox(mailbox.replace(" dot ", "."), host.replace(/ dot /gi, "."));
		return isAddress && endsInDomain(address) ? address : all;
	});

/** A sign in brackets: "(at)", "[dot]", "(a)". */
const withoutBrackets = (text: string) =>
	text
		.replace(/\s*[([{<]\s*(?:at|ät|@)\s*[)\]}>]\s*|(?<=[\p{Ll}\d])\(a\)(?=[\p{Ll}\d])/giu, "@")
		.replace(/\s*[([{<]\s*(?:dot|punkt|\.)\s*[)\]}>]\s*/gi, ".");

/** Spaces around the sign, and around the host's last point. */
const SPACED =
	/(?<![^\s:：|•·(])([\p{Ll}\d][\p{Ll}\d._+-]*)( ?)@( ?)([\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*) ?\. ?(\p{Ll}{2,6})(?![\p{L}\d.])/gu;

/** "cook @ fold.example" is where somebody works. */
const withoutSpaces = (text: string) =>
	text.replace(SPACED, (all, mailbox: string, before: string, _behind: string, host: string, end: string) => {
		const address = `${mailbox}@${host}.${end}`;
		return (before === "" || isMailbox(mailbox, `${host}.`)) && endsInDomain(address) ? address : all;
	});

/** What all of these forms have, and how long a text is at most that has one. */
const SIGN = /@|(?<!\p{L})at(?!\p{L})|\(a\)|[([{<]\s*ät/iu;
const LONGEST = 1_000;

const FORMS = [withoutBrackets, withClosedLetters, withoutWords, withoutSpaces];

/**
 * A text as it would be if its mail address were written as usual: against programs that collect addresses, people write
 * words for signs, and fonts and templates leave spaces around them.
 */
export const withPlainAddresses = (text: string): string =>
	SIGN.test(text) && text.length <= LONGEST ? FORMS.reduce((plain, form) => form(plain), text) : text;
