import { calendarInWords } from "../../format/calendar";
import type { Language } from "../../http/language";
import type { Item } from "./item";

interface Words {
	/** The phone number in its usual format. */
	phone: string;
	language: Language;
}

/** A typed value, with dates as text and the phone number in its usual format. */
export function itemInWords({ kind, text }: Extract<Item, { text: string }>, { phone, language }: Words): string {
	if (kind === "phone") return phone;
	return (kind === "date" && calendarInWords(text, language)) || text;
}
