/** A path on this backend as an address; full addresses stay as they are, and nothing stays nothing. */
export const absolute = (publicUrl: string, place: string | null | undefined) =>
	place?.startsWith("/") ? `${publicUrl}${place}` : (place ?? undefined);
