import { calendarInWords } from "../../format/calendar";
import type { Language } from "../../http/language";
import type { Item } from "./item";

interface Words {
	/** The phone number as people read it. */
	phone: string;
	language: Language;
}

/** What was typed, with a date in words and a phone number as people read it. */
export function itemInWords({ kind, text }: Extract<Item, { text: string }>, { phone, language }: Words): string {
	if (kind === "phone") return phone;
	return (kind === "date" && calendarInWords(text, language)) || text;
}
