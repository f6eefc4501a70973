import { inCountry, splitPlaces } from "./split-place";

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe("a place as people write it", () => {
	it.each<[string, object]>([
		["New York, NY", { city: "New York", region: "NY", country: "US" }],
		["New York, New York, United States", { city: "New York", region: "New York", country: "US" }],
		["Austin, Texas", { city: "Austin", region: "Texas", country: "US" }],
		["San Francisco, CA", { city: "San Francisco", region: "CA", country: "US" }],
		["Ontario, CA", { city: "Ontario", region: "CA" }],
		["Mumbai, MH", { city: "Mumbai", region: "MH", country: "IN" }],
		["Perth, WA", { city: "Perth", region: "WA", country: "AU" }],
		["Seattle, WA", { city: "Seattle", region: "WA", country: "US" }],
		["Washington, D.C.", { city: "Washington", region: "D.C.", country: "US" }],
		["Austin TX", { city: "Austin", region: "TX", country: "US" }],
		["Austin - TX", { city: "Austin", region: "TX", country: "US" }],
		["UK - London", { city: "London", country: "GB" }],
		["US-CA-San Francisco", { city: "San Francisco", region: "CA", country: "US" }],
		["United States - California", { region: "California", country: "US" }],
		["US - New York", { city: "New York", country: "US" }],
		["Texas", { region: "Texas", country: "US" }],
		["Austin HQ", { city: "Austin" }],
		["Frankfurt/Main", { city: "Frankfurt/Main" }],
		["Europe", { region: "Europe" }],
		["Multiple Locations", { region: "Multiple Locations" }],
		["San Francisco, CA, US", { city: "San Francisco", region: "CA", country: "US" }],
		["Atlanta, Georgia", { city: "Atlanta", region: "Georgia", country: "US" }],
		["Toronto, ON", { city: "Toronto", region: "ON", country: "CA" }],
		["Montréal, Québec", { city: "Montréal", region: "Québec", country: "CA" }],
		["Regina, SK", { city: "Regina", region: "SK" }],
		["Toronto, ON, CA", { city: "Toronto", region: "ON", country: "CA" }],
		["London, United Kingdom, United Kingdom", { city: "London", country: "GB" }],
		["London, UK, United Kingdom", { city: "London", country: "GB" }],
		["London, England, United Kingdom", { city: "London", region: "England", country: "GB" }],
		["Utrecht, Utrecht, Netherlands", { city: "Utrecht", country: "NL" }],
		["Jakarta, Indonesia", { city: "Jakarta", country: "ID" }],
		["Wien, Österreich", { city: "Wien", country: "AT" }],
		["Prague, Czech Republic", { city: "Prague", country: "CZ" }],
		["Seoul, South Korea", { city: "Seoul", country: "KR" }],
		["Amsterdam, The Netherlands", { city: "Amsterdam", country: "NL" }],
		["Singapore", { city: "Singapore", country: "SG" }],
		["Singapore, Singapore", { city: "Singapore", country: "SG" }],
		["Germany", { country: "DE" }],
		["Berlin", { city: "Berlin" }],
		["IN", { city: "IN" }],
		["Bandung, West Java", { city: "Bandung", region: "West Java", country: "ID" }],
		["Bandung, Cimahi", { city: "Bandung, Cimahi" }],
		["USA, NY, New York", { city: "New York", region: "NY", country: "US" }],
		["Ontario, CAN", { region: "Ontario", country: "CA" }],
		["80331 München", { city: "München" }],
		["DE-10115 Berlin, Germany", { city: "Berlin", country: "DE" }],
		["1600 Melati Street", { city: "1600 Melati Street" }],
		["São Paulo - SP", { city: "São Paulo", region: "SP", country: "BR" }],
		["Presencial - São Paulo, SP", { city: "São Paulo", region: "SP", country: "BR" }],
		["London (UK)", { city: "London", country: "GB" }],
		["Springfield (Illinois)", { city: "Springfield", region: "Illinois", country: "US" }],
		["Germany (Berlin)", { city: "Berlin", country: "DE" }],
		["Halle (Saale)", { city: "Halle (Saale)" }],
		["3 Locations", { region: "3 Locations" }],
		["Paris (75)", { city: "Paris" }],
		["Vor Ort, Leipzig", { city: "Leipzig" }],
		["On-site - Austin, TX", { city: "Austin", region: "TX", country: "US" }],
		["In-Office, London", { city: "London" }],
		["San Francisco (HQ)", { city: "San Francisco" }],
		["Trinidad and Tobago", { country: "TT" }],
		["Brighton and London Road", { city: "Brighton and London Road" }],
		["Kuta, Badung, Bali", { city: "Kuta, Badung, Bali" }],
		["Shibuya, Tokyo, Japan", { city: "Shibuya", region: "Tokyo", country: "JP" }],
		["Newark, Wilmington, Delaware", { city: "Newark, Wilmington, Delaware" }],
		["Tyne and Wear", { city: "Tyne and Wear" }],
		["1 Main St, Suite 4, Dublin, Ireland", { city: "1 Main St, Suite 4, Dublin", country: "IE" }],
	])("comes apart: %s", (text, place) => {
		expect(plain(splitPlaces(text))).toEqual({ places: [place] });
	});

	it.each<[string, object]>([
		["Remote", { places: [], remote: true }],
		["Remote - Canada", { places: [{ country: "CA" }], remote: true }],
		["Remote (US)", { places: [{ country: "US" }], remote: true }],
		["Remote, DE", { places: [{ country: "DE" }], remote: true }],
		["Remote, United States", { places: [{ country: "US" }], remote: true }],
		["Germany (Remote)", { places: [{ country: "DE" }], remote: true }],
		["Remote in India", { places: [{ country: "IN" }], remote: true }],
		["Remote-Friendly, United States", { places: [{ country: "US" }], remote: true }],
		[
			"Remote-Friendly (Travel Required) | San Francisco, CA",
			{ places: [{ city: "San Francisco", region: "CA", country: "US" }], remote: true },
		],
		["Remote US & Canada", { places: [{ country: "US" }, { country: "CA" }], remote: true }],
		["Home office, Germany", { places: [{ country: "DE" }], remote: true }],
		["Remote, EMEA", { places: [{ region: "EMEA" }], remote: true }],
		["Remote within the EU", { places: [{ region: "EU" }], remote: true }],
		["Remote (US only)", { places: [{ country: "US" }], remote: true }],
		["Remote - Texas", { places: [{ region: "Texas", country: "US" }], remote: true }],
		["Remote (Germany, France)", { places: [{ country: "DE" }, { country: "FR" }], remote: true }],
		["Remote US/Canada", { places: [{ country: "US" }, { country: "CA" }], remote: true }],
		["Office or Remote", { places: [], remote: true }],
		["Remoto, España", { places: [{ country: "ES" }], remote: true }],
		["Work From Anywhere", { places: [], remote: true }],
		["Worldwide", { places: [{ region: "Worldwide" }], remote: true }],
		["Madrid (Híbrido)", { places: [{ city: "Madrid" }], hybrid: true }],
		["New York/London", { places: [{ city: "New York" }, { city: "London" }] }],
		["Hong Kong, China", { places: [{ city: "Hong Kong", country: "CN" }] }],
		[
			"London, UK & Paris, France",
			{
				places: [
					{ city: "London", country: "GB" },
					{ city: "Paris", country: "FR" },
				],
			},
		],
		[
			"Austin, TX, San Francisco, CA",
			{
				places: [
					{ city: "Austin", region: "TX", country: "US" },
					{ city: "San Francisco", region: "CA", country: "US" },
				],
			},
		],
		["London (Hybrid)", { places: [{ city: "London" }], hybrid: true }],
		["Remote, EU (CET ±2)", { places: [{ region: "EU" }], remote: true }],
		["Anywhere in the US", { places: [{ country: "US" }], remote: true }],
		["Remote [UK]", { places: [{ country: "GB" }], remote: true }],
		["Remote - US (East Coast)", { places: [{ region: "East Coast", country: "US" }], remote: true }],
		["Hybrid in London, UK", { places: [{ city: "London", country: "GB" }], hybrid: true }],
		["Home Office möglich, Köln", { places: [{ city: "Köln" }], remote: true }],
		["Köln (teilweise Home-Office)", { places: [{ city: "Köln" }], hybrid: true }],
		["Oslo, partially remote", { places: [{ city: "Oslo" }], hybrid: true }],
		["Telearbeit", { places: [], remote: true }],
		["À distance", { places: [], remote: true }],
		["Remote | Full-time", { places: [], remote: true }],
		["Barcelona (hybrid, 2 days/week)", { places: [{ city: "Barcelona" }], hybrid: true }],
		["London (3 days in office)", { places: [{ city: "London" }] }],
		["Oslo eller Bergen", { places: [{ city: "Oslo" }, { city: "Bergen" }] }],
		[
			"US-Remote, US-Chicago, UK-London",
			{
				places: [{ country: "US" }, { city: "Chicago", country: "US" }, { city: "London", country: "GB" }],
				remote: true,
			},
		],
		["SF, NYC, SEA", { places: [{ city: "SF" }, { city: "NYC" }, { city: "SEA" }] }],
		[
			"London, UK; Ontario, CAN",
			{
				places: [
					{ city: "London", country: "GB" },
					{ region: "Ontario", country: "CA" },
				],
			},
		],
		["Remote-first, Oslo", { places: [{ city: "Remote-first, Oslo" }] }],
		[
			"New York, NY; London, United Kingdom",
			{
				places: [
					{ city: "New York", region: "NY", country: "US" },
					{ city: "London", country: "GB" },
				],
			},
		],
		["Berlin | Munich | Berlin", { places: [{ city: "Berlin" }, { city: "Munich" }] }],
		["New York, NY / Remote", { places: [{ city: "New York", region: "NY", country: "US" }], remote: true }],
		["London + Remote", { places: [{ city: "London" }], remote: true }],
		...(
			[
				["London, Manchester, Bristol", ["London", "Manchester", "Bristol"]],
				["Berlin und München", ["Berlin", "München"]],
				["Stockholm och Malmö", ["Stockholm", "Malmö"]],
				["Jakarta, Bandung dan Surabaya", ["Jakarta", "Bandung", "Surabaya"]],
				["Paris, Lyon & Marseille", ["Paris", "Lyon", "Marseille"]],
				["New York, London, and Paris", ["New York", "London", "Paris"]],
			] as const
		).map(([text, cities]): [string, object] => [text, { places: cities.map((city) => ({ city })) }]),
		["Berlin, Hamburg oder Remote", { places: [{ city: "Berlin" }, { city: "Hamburg" }], remote: true }],
		[
			"Warsaw, Krakow, Gdansk, Poland",
			{ places: ["Warsaw", "Krakow", "Gdansk"].map((city) => ({ city, country: "PL" })) },
		],
		["London and Manchester, UK", { places: ["London", "Manchester"].map((city) => ({ city, country: "GB" })) }],
		[
			"Jakarta, Kuala Lumpur, Singapore",
			{ places: [{ city: "Jakarta" }, { city: "Kuala Lumpur" }, { city: "Singapore", country: "SG" }] },
		],
		["Paris or Lyon / Nice", { places: [{ city: "Paris" }, { city: "Lyon" }, { city: "Nice" }] }],
	])("may be several, and remote: %s", (text, where) => {
		expect(plain(splitPlaces(text))).toEqual(where);
	});
});

it.each<[object, object]>([
	[{ city: "Bangalore, Karnataka" }, { city: "Bangalore", region: "Karnataka", country: "IN" }],
	[{ city: "Pune" }, { city: "Pune", country: "IN" }],
	[{ region: "APAC" }, { region: "APAC" }],
	[{ region: "Goa" }, { region: "Goa", country: "IN" }],
	[{ city: "1 Main St, Pune" }, { city: "1 Main St, Pune", country: "IN" }],
	[
		{ city: "Oslo", country: "NO" },
		{ city: "Oslo", country: "NO" },
	],
])("takes a country that stands elsewhere: %j", (place, expected) => {
	expect(inCountry(place, "IN")).toEqual(expected);
});
