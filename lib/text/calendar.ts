/** An appointment in a calendar. */
interface Appointment {
	/** The same for the same appointment, so that it is replaced and not doubled. */
	uid: string;
	at: Date;
	/** When the file is made. */
	made: Date;
	title: string;
	text: string;
	url: string;
}

/** Text in a calendar file has commas, semicolons and ends of lines escaped (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");

const MOST_BYTES = 75;

/** Lines of more than 75 bytes go on in the next one, which begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
	const parts: string[] = [];
	let part = "";
	let bytes = 0;
	for (const character of line) {
		const size = new TextEncoder().encode(character).length;
		if (bytes + size > MOST_BYTES) {
			parts.push(part);
			part = " ";
			bytes = 1;
		}
		part += character;
		bytes += size;
	}
	return [...parts, part].join("\r\n");
}

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

/**
 * An iCalendar file with one appointment, which reminds 36 hours before it: one at the end of a day reminds at noon of the
 * day before.
 */
export function calendarOf({ uid, at, made, title, text, url }: Appointment): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Astronaut//Interview//EN",
		"BEGIN:VEVENT",
		`UID:${uid}`,
		`DTSTAMP:${stamp(made)}`,
		`DTSTART:${stamp(at)}`,
		`SUMMARY:${escaped(title)}`,
		`DESCRIPTION:${escaped(text)}`,
		`URL:${url}`,
		"BEGIN:VALARM",
		"ACTION:DISPLAY",
		`DESCRIPTION:${escaped(title)}`,
		"TRIGGER:-P1DT12H",
		"END:VALARM",
		"END:VEVENT",
		"END:VCALENDAR",
	];
	return `${lines.map(folded).join("\r\n")}\r\n`;
}
