import { videoGround } from "./video-ground";

describe("the placeholder of a video", () => {
	it("is deterministic and differs from its neighbour", () => {
		const grounds = Array.from({ length: 12 }, (_, place) => videoGround(place));
		for (const [place, ground] of grounds.entries()) {
			expect(ground).toMatch(/^data:image\/svg\+xml,%3Csvg/);
			expect(ground).not.toBe(grounds[place + 1]);
			expect(videoGround(place)).toBe(ground);
		}
		expect(new Set(grounds).size).toBe(4);
	});
});
