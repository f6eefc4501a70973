/** Networks for sharing a page, in displayed order. */
const NETWORKS = ["email", "facebook", "twitter", "linkedin", "whatsapp"] as const;
export type Network = (typeof NETWORKS)[number];

/** Hosts' other spellings of a network. */
const ALIASES: Record<string, Network> = { mail: "email", "e-mail": "email", x: "twitter", "x/twitter": "twitter" };

/** The networks in a company's list, without duplicates, ignoring case; unknown ones are left out. */
export function readNetworks(listed: readonly string[]): Network[] {
	const named = listed.map((name) => name.trim().toLowerCase()).map((name) => ALIASES[name] ?? name);
	return NETWORKS.filter((network) => named.includes(network));
}

/** What to share: a page's full address, the text before it, and a mail's subject. */
export interface Shared {
	url: string;
	/** "Join us. Click here:" */
	text: string;
	/** "Apply Now: {job title} at {company title}" */
	subject: string;
}

function address(base: string, values: Record<string, string>): string {
	const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
	return `${base}?${query.join("&")}`;
}

/** The link that shares a page on a network. WhatsApp has one for phones, which open its app, and one for computers. */
export function shareLink(network: Network, { url, text, subject }: Shared, isPhone: boolean): string {
	const messages = `${text} ${url}`;
	switch (network) {
		case "email":
			return address("mailto:", { subject, body: messages });
		case "facebook":
			return address("https://www.facebook.com/sharer/sharer.php", { u: url, quote: text });
		case "twitter":
			return address("https://twitter.com/intent/tweet", { text, url });
		case "linkedin":
			return address("https://www.linkedin.com/sharing/share-offsite/", { url, summary: text });
		case "whatsapp":
			return address(isPhone ? "https://api.whatsapp.com/send" : "https://web.whatsapp.com/send", { text: messages });
	}
}
