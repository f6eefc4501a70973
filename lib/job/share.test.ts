import { type Network, readNetworks, shareLink } from "./share";

const SHARED = {
	url: "https://jobs.example.com/p/ABC123%2BEU",
	text: "Join us. Click here:",
	subject: "Apply Now: R&D Lead at Müller & Söhne",
};

it.each([
	[
		["email", "facebook", "twitter", "linkedin", "whatsapp"],
		["email", "facebook", "twitter", "linkedin", "whatsapp"],
	],
	[
		["WhatsApp", " LinkedIn ", "EMAIL"],
		["email", "linkedin", "whatsapp"],
	],
	[["X", "twitter"], ["twitter"]],
	[["instagram", "", "__proto__", "constructor"], []],
	[[], []],
])("with %j offers the networks %j", (listed, networks) => {
	expect(readNetworks(listed)).toEqual(networks);
});

const linkOf = (network: Network, isPhone = false) => {
	const url = new URL(shareLink(network, SHARED, isPhone));
	return { place: `${url.protocol}//${url.host}${url.pathname}`, values: Object.fromEntries(url.searchParams) };
};

it.each([
	["facebook", "https://www.facebook.com/sharer/sharer.php", { u: SHARED.url, quote: SHARED.text }],
	["twitter", "https://twitter.com/intent/tweet", { text: SHARED.text, url: SHARED.url }],
	["linkedin", "https://www.linkedin.com/sharing/share-offsite/", { url: SHARED.url, summary: SHARED.text }],
] as const)("%s gets the page's address and the text", (network, place, values) => {
	expect(linkOf(network)).toEqual({ place, values });
});

it("a mail has the subject and a body of text and address, with encoded spaces", () => {
	expect(linkOf("email").values).toEqual({ subject: SHARED.subject, body: `${SHARED.text} ${SHARED.url}` });
	expect(shareLink("email", SHARED, false)).toContain("subject=Apply%20Now%3A%20R%26D%20Lead");
});

it.each([
	[true, "https://api.whatsapp.com/send"],
	[false, "https://web.whatsapp.com/send"],
])("WhatsApp on a phone: %s, opens %s", (isPhone, place) => {
	expect(linkOf("whatsapp", isPhone)).toEqual({ place, values: { text: `${SHARED.text} ${SHARED.url}` } });
});
