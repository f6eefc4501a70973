import { embeddedVideo } from "./embedded-video";

it.each([
	["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1", "dQw4w9WgXcQ"],
	["https://youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
	["https://m.youtube.com/embed/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
	["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
])("embeds %s without cookies", (address, id) => {
	expect(embeddedVideo(address)).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`);
});

it.each([
	"https://cdn.company.com/intro.webm",
	"https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
	"https://evilyoutube.com/watch?v=dQw4w9WgXcQ",
	"https://www.youtube.com/watch?v=%22onload%3D",
	"https://www.youtube.com/watch?v=../../x",
	"https://youtu.be/",
])("does not embed %s", (address) => {
	expect(embeddedVideo(address)).toBeUndefined();
});
