import { siteMarkup } from "./site-markup";

it("describes the organisation once and the site in the page's language", () => {
	const origin = "https://www.example.com";
	expect(siteMarkup({ name: "Astronaut", origin, url: `${origin}/id`, language: "id" })).toEqual([
		{
			"@context": "https://schema.org/",
			"@type": "Organization",
			name: "Astronaut",
			url: "https://www.example.com/",
			logo: "https://www.example.com/icon-512.png",
		},
		{
			"@context": "https://schema.org/",
			"@type": "WebSite",
			name: "Astronaut",
			url: "https://www.example.com/id",
			inLanguage: "id",
		},
	]);
});
