import { videoGround } from "./video-ground";

describe("the picture in a video's place", () => {
	it("is a drawing that differs from the one before it, and is the same each time", () => {
		const grounds = Array.from({ length: 12 }, (_, place) => videoGround(place));
		for (const [place, ground] of grounds.entries()) {
			expect(ground).toMatch(/^data:image\/svg\+xml,%3Csvg/);
			expect(ground).not.toBe(grounds[place + 1]);
			expect(videoGround(place)).toBe(ground);
		}
		expect(new Set(grounds).size).toBe(4);
	});
});
