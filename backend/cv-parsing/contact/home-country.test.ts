import { homeCountry } from "./home-country";

it.each([
	["Höxter, Germany", "DE"],
	["Höxter, Deutschland", "DE"],
	["Höxter", "DE"],
	["37671 Höxter", "DE"],
	["Höxter, DE", "DE"],
	["Leeds, United Kingdom", "GB"],
	["Leeds, UK", "GB"],
	["Leeds, West Yorkshire", "GB"],
	["Peckham, London", "GB"],
	["Edinburgh, Scotland", "GB"],
	["Dubai, UAE", "AE"],
	["Utrecht, The Netherlands", "NL"],
	["Praha, Czech Republic", "CZ"],
	["Kota Bandung, Jawa Barat", "ID"],
	["Bandung", "ID"],
	["Nairobi Kenya", "KE"],
	["Ikeja, Lagos NG", "NG"],
	["Seattle, WA", "US"],
	["Perth, WA", "AU"],
	["San Francisco, CA", "US"],
	["Toronto, ON", "CA"],
	["Boise, ID", "US"],
	["Bandung, ID", "ID"],
	["Recife, Brasil", "BR"],
	["Staithes, TX", "US"],
	["Bangor, ME", "US"],
	["Staithes, ME 04401", "US"],
	["Mumbai, MH", "IN"],
	["Paris, TX 75460", "US"],
	["Paris, Texas", "US"],
	["Canton, Ohio", "US"],
	["Panama City, FL", "US"],
	["St. Petersburg, Russia", "RU"],
	["Milan", "IT"],
	["Philadelphia", "US"],
	["Islamabad", "PK"],
	["Washington, D.C.", "US"],
	["Atlanta, Georgia", "US"],
	["Atlanta, Georgia, USA", "US"],
	["Ballymahon, Co. Longford", "IE"],
	["Cookstown, County Tyrone", "GB"],
	["Nsukka, Enugu State", "NG"],
	["Tbilisi, Georgia", "GE"],
	["Melbourne, Victoria", "AU"],
	["München", "DE"],
	["東京", "JP"],
])("%s is in %s", (location, country) => {
	expect(homeCountry({ location })).toBe(country);
});

it.each([
	"Staithes",
	"Limerick",
	"Panama City",
	"St. Petersburg",
	"Padua",
	"Man",
	"Smyrna",
	"Corinth",
	"Canton",
	"Batavia",
	"Cambridge",
	"Kingston",
	"Georgia",
	"Rome, Georgia",
	"Staithes, ME",
	"Wattleup, WA",
	"Salem, IN",
	"Moncalvo, AT",
	"Wellington, Somerset",
	"London, Ontario",
	"Paris, TX",
	"Berlin / Jakarta",
	"Berlin, Germany / Jakarta, Indonesia",
	"Hong Kong, China",
	"Europe",
	"Remote",
	"European Union",
	"constructor",
	"",
])("where %s is, isn't sure", (location) => {
	expect(homeCountry({ location })).toBeUndefined();
});

it("an address tells the country, too, unless the home is in another one", () => {
	const address = "Corveyer Allee 12, 37671 Höxter";
	expect(homeCountry({ address })).toBe("DE");
	expect(homeCountry({ location: "Staithes", address })).toBe("DE");
	expect(homeCountry({ location: "Leeds, UK", address })).toBeUndefined();
	expect(homeCountry({ address: "12 Larch Hill, Staithes, ME 04401" })).toBe("US");
	expect(homeCountry({ address: "12 Larch Hill" })).toBeUndefined();
});
