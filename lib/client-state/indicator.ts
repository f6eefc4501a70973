import { slice } from "./slice";

/** A message that a screen shows until it is removed. */
interface Indicator {
	text: string;
	/** Its kind, which decides its look. */
	type: string;
	isShow: boolean;
	/** Further class names. */
	className: string;
}

/** The screen's single message; a warning by default. */
export const indicator = slice<Indicator>({ text: "", type: "warning", isShow: false, className: "" });

/** Shows a message instead of the previous one. */
export const showIndicator = (text: string, more: Partial<Pick<Indicator, "type" | "className">> = {}): void =>
	indicator.set({ ...indicator.initial, ...more, text, isShow: true });
