/** An invented job, as its company would enter it into a board. */
export interface Case {
	id: number;
	title: string;
	/** City, region and country, as far as they are stated. */
	places: readonly { city?: string; region?: string; country: string }[];
	way: "onsite" | "hybrid" | "remote";
	department: string;
	type: "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN";
	pay?: { currency: string; min: number; max: number; unit: "HOUR" | "MONTH" | "YEAR" };
	/** Its text, as HTML. */
	html: string;
	published: string;
}

/** Invented jobs of ten countries: places, pay, languages and texts of many kinds. */
export const CASES: readonly Case[] = [
	{
		...{ id: 7101, title: "Barista & Kasir", department: "Kedai", type: "PART_TIME", way: "onsite" },
		places: [{ city: "Bandung", region: "Jawa Barat", country: "ID" }],
		pay: { currency: "IDR", min: 4_500_000, max: 5_500_000, unit: "MONTH" },
		html: "<p>Kami membuka pukul enam pagi.</p><ul><li>Menyeduh kopi</li><li>Melayani tamu</li></ul>",
		published: "2026-11-02",
	},
	{
		...{ id: 7102, title: "Dateningenieur (m/w/d)", department: "Technik", type: "FULL_TIME", way: "hybrid" },
		places: [{ city: "Köln", country: "DE" }],
		pay: { currency: "EUR", min: 60_000, max: 75_000, unit: "YEAR" },
		html: "<h2>Ihre Aufgaben</h2><p>Sie bauen Datenstrecken für Mühlen &amp; Bäckereien.</p>",
		published: "2026-10-12",
	},
	{
		...{ id: 7103, title: "Night Shift Nurse, ICU", department: "Care", type: "CONTRACTOR", way: "onsite" },
		places: [{ city: "Austin", region: "TX", country: "US" }],
		pay: { currency: "USD", min: 35.5, max: 48.25, unit: "HOUR" },
		html: "<div><strong>What you’ll do</strong></div><div>Care for patients with &lt; 24 h of observation.</div>",
		published: "2026-11-20",
	},
	{
		...{ id: 7104, title: "Customer Support Lead", department: "Support", type: "FULL_TIME", way: "remote" },
		places: [{ country: "CA" }],
		html: "<p>Lead a team across time&nbsp;zones.</p><ol><li>Listen</li><li>Answer</li></ol>",
		published: "2026-09-30",
	},
	{
		...{ id: 7105, title: "Estágio em Design", department: "Design", type: "INTERN", way: "hybrid" },
		places: [
			{ city: "São Paulo", country: "BR" },
			{ city: "Lisboa", country: "PT" },
		],
		html: "<p>Aprenda conosco — sem experiência prévia.</p>",
		published: "2026-11-11",
	},
	{
		...{ id: 7106, title: "Warehouse Hand – Christmas", department: "Stores", type: "TEMPORARY", way: "onsite" },
		places: [{ city: "Perth", region: "WA", country: "AU" }],
		pay: { currency: "AUD", min: 28, max: 31, unit: "HOUR" },
		html: "<table><tr><td>Mon–Fri</td><td>6 am – 2 pm</td></tr></table><p>Steel caps required.</p>",
		published: "2026-11-15",
	},
	{
		...{ id: 7107, title: "Accountant (Group Reporting)", department: "Finance", type: "FULL_TIME", way: "onsite" },
		places: [{ city: "Singapore", country: "SG" }],
		pay: { currency: "SGD", min: 5_000, max: 6_500, unit: "MONTH" },
		html: "<p>Close the books in 4 days.</p><p><em>CPA</em> or equivalent.</p>",
		published: "2026-08-01",
	},
	{
		...{ id: 7108, title: "Product Manager: Payments", department: "Product", type: "FULL_TIME", way: "hybrid" },
		places: [
			{ city: "London", country: "GB" },
			{ city: "Manchester", country: "GB" },
		],
		pay: { currency: "GBP", min: 70_000, max: 90_000, unit: "YEAR" },
		html: "<h3>About us</h3><p>We move money.</p><h3>About you</h3><p>You ask “why?” often.</p>",
		published: "2026-11-05",
	},
	{
		...{ id: 7109, title: "英語教師", department: "学校", type: "PART_TIME", way: "onsite" },
		places: [{ city: "東京", country: "JP" }],
		pay: { currency: "JPY", min: 1_800, max: 2_400, unit: "HOUR" },
		html: "<p>週三日、午後のクラスを担当します。</p>",
		published: "2026-10-01",
	},
	{
		...{ id: 7110, title: "Chef·fe de partie", department: "Cuisine", type: "FULL_TIME", way: "onsite" },
		places: [{ city: "Paris", region: "Île-de-France", country: "FR" }],
		pay: { currency: "EUR", min: 2_100, max: 2_400, unit: "MONTH" },
		html: "<p>Une brigade de six personnes.<br>Fermé le dimanche.</p>",
		published: "2026-11-18",
	},
];
