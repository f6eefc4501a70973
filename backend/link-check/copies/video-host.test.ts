import { videoAddresses } from "./video-host";

const ID = "dQw4w9WgXcQ";

describe("videoAddresses", () => {
	it.each([
		`https://www.youtube.com/watch?v=${ID}&t=3`,
		`http://youtube.com/watch?list=x&v=${ID}`,
		`https://m.youtube.com/shorts/${ID}`,
		`https://www.youtube.com/embed/${ID}?rel=0`,
		`https://youtu.be/${ID}?si=x`,
	])("reads %s", (link) => {
		const addresses = videoAddresses(new URL(link));
		expect(addresses?.watch.href).toBe(`https://www.youtube.com/watch?v=${ID}`);
		const url = encodeURIComponent(`https://www.youtube.com/watch?v=${ID}`);
		expect(addresses?.description.href).toBe(`https://www.youtube.com/oembed?format=json&url=${url}`);
	});

	it.each([
		"https://www.youtube.com/@somebody",
		"https://www.youtube.com/watch?v=a%26b",
		"https://youtu.be/",
		`https://youtube.com.example.com/watch?v=${ID}`,
		"https://videos.example.com/intro.mp4",
	])("rejects %s as a video of that host", (link) => expect(videoAddresses(new URL(link))).toBeNull());
});
