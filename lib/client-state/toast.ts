import { slice } from "./slice";

/** A notice at the bottom left of the page. */
interface ToastState {
	tone: "ok" | "error";
	/** Stands above the text; empty for none. */
	title: string;
	text: string;
	/** Counts the times that one was shown; 0 shows nothing. */
	shown: number;
}

/** The one notice that is shown at a time. */
export const toast = slice<ToastState>({ tone: "ok", title: "", text: "", shown: 0 });

const show = (tone: ToastState["tone"], title: string, text: string) =>
	toast.set({ tone, title, text, shown: toast.get().shown + 1 });

/** Tells of a success; it goes away by itself. */
export const showSuccess = (text: string): void => show("ok", "", text);

/** Tells of a failure; it stays until somebody closes it. */
export const showError = (title: string, text: string): void => show("error", title, text);

/** Takes the notice away. */
export const closeToast = (): void => toast.reset();
