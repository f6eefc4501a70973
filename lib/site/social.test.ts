import { readSocialLink } from "./social";

describe("the address of a profile", () => {
	it.each([
		["https://www.linkedin.com/company/astronaut", "linkedin"],
		["https://instagram.com/astronaut", "instagram"],
		["https://www.youtube.com/@astronaut", "youtube"],
		["https://id-id.facebook.com/astronaut", "facebook"],
		["https://twitter.com/astronaut", "x"],
		["https://www.tiktok.com/@astronaut", "tiktok"],
	])("%s is on %s", (address, network) => {
		expect(readSocialLink(address)).toEqual({ network, href: address });
	});

	it.each([
		"linkedin.com/company/astronaut",
		"http://www.linkedin.com/company/astronaut",
		"https://linkedin.com.evil.example/",
		"https://notlinkedin.com/",
		"https://social.example/astronaut",
		"javascript:alert(1)//linkedin.com",
		"",
	])("%j is on no known network", (address) => {
		expect(readSocialLink(address)).toBeNull();
	});
});
