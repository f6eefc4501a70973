/** The shared data. */
export interface SharedLink {
	title: string;
	url: string;
}

/** Whether this browser has the system's share sheet. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Opens the system's share sheet; false if that is not possible. True also if the user closes the sheet without sharing. */
export async function shareLink(link: SharedLink): Promise<boolean> {
	try {
		await navigator.share(link);
		return true;
	} catch (error) {
		return error instanceof DOMException && error.name === "AbortError";
	}
}
