import { slice } from "./slice";

/** A message that stands in a screen until it is taken away. */
interface Indicator {
	text: string;
	/** Its kind: the look that goes with it. */
	type: string;
	isShow: boolean;
	/** Further names for its looks. */
	className: string;
}

/** The one message of the screen; a warning unless told. */
export const indicator = slice<Indicator>({ text: "", type: "warning", isShow: false, className: "" });

/** Shows a message in place of the one before. */
export const showIndicator = (text: string, more: Partial<Pick<Indicator, "type" | "className">> = {}): void =>
	indicator.set({ ...indicator.initial, ...more, text, isShow: true });
