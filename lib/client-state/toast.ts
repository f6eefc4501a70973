import { slice } from "./slice";

/** A notification at the bottom left of the page. */
interface ToastState {
	tone: "ok" | "error";
	/** The heading above the text; empty for none. */
	title: string;
	text: string;
	/** Number of the current notification; 0 shows nothing. */
	shown: number;
}

/** The current notification; there is one at most. */
export const toast = slice<ToastState>({ tone: "ok", title: "", text: "", shown: 0 });

const show = (tone: ToastState["tone"], title: string, text: string) =>
	toast.set({ tone, title, text, shown: toast.get().shown + 1 });

/** Reports a success; it disappears by itself. */
export const showSuccess = (text: string): void => show("ok", "", text);

/** Reports a failure; it stays until the user closes it. */
export const showError = (title: string, text: string): void => show("error", title, text);

/** Closes the notification. */
export const closeToast = (): void => toast.reset();
