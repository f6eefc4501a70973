const VIDEO_ID = /^[A-Za-z0-9_-]{6,20}$/;

/** The address of YouTube's cookie-free player for a link to a video; undefined for other videos. */
export function embeddedVideo(address: string): string | undefined {
	const { hostname, pathname, searchParams } = new URL(address);
	const host = hostname.replace(/^(?:www|m)\./, "");
	const path = pathname.split("/").filter(Boolean);
	const id =
		host === "youtu.be"
			? path[0]
			: host === "youtube.com" || host === "youtube-nocookie.com"
				? (searchParams.get("v") ?? path[1])
				: undefined;
	return id && VIDEO_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : undefined;
}
