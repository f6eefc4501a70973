import { findHome, findTown, homeInAddress, homeInWords, isAddress, mayBeAlone } from "./find-home";

it("finds the place of residence after the occupation", () => {
	expect(findHome("Nurse, Penang, Malaysia")).toBe("Penang, Malaysia");
	expect(findHome("Sagunto, Spain")).toBe("Sagunto, Spain");
	expect(findHome("Nurse with experience")).toBeUndefined();
});

it.each([
	["Austin, Texas, US", "Austin, Texas, US"],
	["Leeds, West Yorkshire", "Leeds, West Yorkshire"],
	["Mapo-gu, Seoul, Republic of Korea", "Mapo-gu, Seoul, Republic of Korea"],
	["Pleasantville, CA 94588", "Pleasantville, CA"],
	["10115 Berlin", "Berlin"],
	["Seoul, S.Korea", "Seoul, S.Korea"],
	["Dundalk, Co. Louth, IE", "Dundalk, Co. Louth, IE"],
	["Boise, ID 83702 US", "Boise, ID 83702 US"],
	["Ikeja Lagos NG", "Ikeja Lagos NG"],
	["Nsukka, Enugu NG", "Nsukka, Enugu NG"],
	["Esslingen am Neckar – Baden-Württemberg", "Esslingen am Neckar – Baden-Württemberg"],
	["دمياط، مصر", "دمياط، مصر"],
	["河南洛阳", "河南洛阳"],
	["上海市浦东新区", "上海市浦东新区"],
	["الرياض - السعودية", "الرياض - السعودية"],
	["دبي، الإمارات العربية المتحدة", "دبي، الإمارات العربية المتحدة"],
	["São João del-Rei, MG, Brasil", "São João del-Rei, MG, Brasil"],
	["Barbacena/MG", "Barbacena/MG"],
	["TP. Hồ Chí Minh", "TP. Hồ Chí Minh"],
	["D.I. Yogyakarta", "D.I. Yogyakarta"],
	["Großraum Stuttgart", "Großraum Stuttgart"],
	["San Francisco Bay Area", "San Francisco Bay Area"],
	["Greater Manchester Area", "Greater Manchester Area"],
	["Pune - 411001", "Pune"],
	["Paris 11e", "Paris"],
	["Makati, NCR", "Makati, NCR"],
	["浙江大学", undefined],
	["上海市建筑设计", undefined],
	["Marketing/PR", undefined],
	["Data/AI", undefined],
	["Finance/ES", undefined],
	["TP Link", undefined],
	["Tp. Manager", undefined],
	["Raum und Zeit", undefined],
	["Service Area", undefined],
	["Level 11e", undefined],
	["Release - 411001", undefined],
	["广东电视台", undefined],
	["محاسبة، مديرة", undefined],
	["洛阳", undefined],
	["Team Lead IT", undefined],
	["Gudang Sari, Marketing Manager", undefined],
	["Rust, Go, Java", undefined],
])("finds the place in %j", (text, place) => {
	expect(findHome(text)).toBe(place);
});

it("recognises street addresses by a number and a street word", () => {
	expect(["Jl. Cihampelas No. 45", "14 Residency Road", "Perum Asri Blok C2"].every(isAddress)).toBe(true);
	expect(["Road Safety Officer", "Bandung 40131", "a@jalan.example 1"].some(isAddress)).toBe(false);
});

it.each([
	["Starogard Gdański", "Starogard Gdański"],
	["• Ahlat", "Ahlat"],
	["Mörlenbach-Nord, Oberursel", "Mörlenbach-Nord, Oberursel"],
	["33100 Tampere", "Tampere"],
	["Rust, Go, Java", undefined],
	["Marketing, Reading", undefined],
	["12345 Howard Lake", "Howard Lake"],
	["71535, Vidisha, Tamil Nadu (IN)", "Vidisha, Tamil Nadu (IN)"],
	["⌂Mörlenbach ☎", undefined],
	["⌂Oberursel ☎", "Oberursel"],
	["12345 Station Road", undefined],
	["Portfolio", undefined],
	["Male", undefined],
	["orange", undefined],
])("finds the town among contact data in %j", (text, place) => {
	expect(findTown(text)).toBe(place);
});

it.each([
	["Jl. Melati No. 3, Kec. Coblong, Kota Bandung, Jawa Barat 40132", "Kota Bandung, Jawa Barat"],
	["Jl. Melati No. 3, Poortvliet", "Poortvliet"],
	["Jl. Melati No. 3 Bandung", "Bandung"],
	["12 Station Road, Churchill, United Kingdom", "Churchill, United Kingdom"],
	["12 Station Road, Carcroft DN6 8DR", "Carcroft"],
	["12 Station Road, 12345 Panglao", "Panglao"],
	["12 Station Road", undefined],
	["Jl. Melati No. 3, RT 02/RW 05", undefined],
])("finds the place at the end of %j", (address, place) => {
	expect(homeInAddress(address)).toBe(place);
});

it.each([
	["Nurse based in Millbrook, United States", "Millbrook, United States"],
	["Lives in Tinago", "Tinago"],
	["Tinggal di Depok. Siap bekerja.", "Depok"],
	["Experience based in evidence", undefined],
	["Living in the moment", undefined],
])("finds where somebody says they live in %j", (text, place) => {
	expect(homeInWords(text)).toBe(place);
});

it("distinguishes single words that may be towns from others among contact data", () => {
	expect(["Mavoor", "Alondra Park"].every(mayBeAlone)).toBe(true);
	expect(["Portfolio", "GitHub", "Married", "Software Engineer", "mavoor"].some(mayBeAlone)).toBe(false);
});

it.each([
	"35 Years, Paris",
	"12 Years Experience, Austin, TX",
	"100 Happy Clients, Berlin, Germany",
	"500 Connections, London",
	"3 Children, Berlin",
	"21 December, Jakarta",
	"Won 2 cases in court",
	"Math Olympiad 2015, 2nd place",
	"3 years in the first row",
])("takes no figure for the number of a house: %j", (text) => {
	expect(isAddress(text)).toBe(false);
});

it.each([
	["12, Jalan Kristal 7/68 Shah Alam, Selangor", "Shah Alam, Selangor"],
	["Jl. Batu No. 7 Kulai, Johor", "Kulai, Johor"],
	// A house number and a street that is named like a town, a street without a number, and a town behind it.
	["12 Wellington, Somerset", "Somerset"],
	["Jalan Kulai, Johor", "Johor"],
	["Jalan Batu 7 Kulai, Bandung", "Bandung"],
	["Jalan Batu 7 Taman Indah, Johor", "Johor"],
])("finds the town between the number of a street and its region in %j", (text, place) => {
	expect(homeInAddress(text)).toBe(place);
});
