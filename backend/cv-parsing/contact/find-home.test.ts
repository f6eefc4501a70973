import { isAddress } from "./address";
import { findHome, findTown, homeInAddress, mayBeAlone } from "./find-home";

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
	["742 Evergreen, Marfa, TX 79843", "Marfa, TX"],
	["34 Long, Gardens, Cape Town, 8001", "Gardens, Cape Town"],
	["S/o Ravi, Village Rampur, Dist. Kangra, Himachal Pradesh 176001", "Dist. Kangra, Himachal Pradesh"],
	["Dusun Krajan, Desa Sumberejo, Kecamatan Kepil, Kabupaten Wonosobo", "Kabupaten Wonosobo"],
	["Katajatie 5 A 3, 10600 Tammisaari", "Tammisaari"],
	["8360 Keszthely, Petőfi utca 4.", "Keszthely"],
	["0001 Wood Hall, Box 12345", undefined],
	["Musterweg 5, SE-363 42 Hovmantorp", "Hovmantorp"],
	["Lindenallee 8, D 17406 Usedom", "Usedom"],
	["#45, 2nd Cross, Mysuru, Karnataka-570014", "Mysuru, Karnataka"],
	["P-12, Satellite Town, Gujrat, Pakistan", "Gujrat, Pakistan"],
	["Baker – Leeds, UK", "Leeds, UK"],
	["Baker from Leeds, UK", "Leeds, UK"],
	["서울특별시 마포구", "서울특별시 마포구"],
	["東京都新宿区", "東京都新宿区"],
	["杭州市西湖区", "杭州市西湖区"],
	["6330 Kufstein/Tirol", undefined],
	["Tal. Wai, Dist. Satara, Maharashtra", "Tal. Wai, Dist. Satara, Maharashtra"],
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
	["6330 Kufstein/Tirol", "Kufstein/Tirol"],
	["Nairobi Kenya", "Nairobi Kenya"],
	["Hossegor (40150)", "Hossegor"],
	["CEP 35420-000 - Mariana/MG", "Mariana/MG"],
	["Marketing, Sales, Kulai", undefined],
	["Portfolio", undefined],
	["Male", undefined],
	["Fold Hearth Resume 2014", undefined],
	["Fold Hearth 2024", undefined],
	["Fold Hills 2010", "Fold Hills"],
	["Braamfontein 2001", "Braamfontein"],
	["Mosman, 2088", "Mosman"],
	["Ahlat 2024", "Ahlat"],
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
	["3 rue des Lilas – 29930 Pont-Aven", "Pont-Aven"],
	["9, place du Marché 40150 HOSSEGOR", "HOSSEGOR"],
	["Av. Brasil, 900 – apto 31 – Paraty/RJ", "Paraty/RJ"],
	["Lot 33, Kampung Baru, 18500 Machang, Kelantan, Malaysia", "Machang, Kelantan, Malaysia"],
	["H.No. 4-56, Gandhi Nagar, Kalpetta - 673121, Kerala, India", "Kalpetta, Kerala, India"],
	["Purok 3, Brgy. Poblacion, Sibulan, Negros Oriental", "Sibulan, Negros Oriental"],
	["1-2-3 Sakae, Naka-ku, Nagoya-shi, Aichi 460-0008", "Naka-ku, Nagoya-shi, Aichi"],
	["C/ Mayor 4, Jaca", "Jaca"],
	["Am Graben 3; 97437 Haßfurt", "Haßfurt"],
	["R. Direita, 44, Centro, Ouro Preto - MG, CEP: 35400-000", "Centro, Ouro Preto - MG"],
	["Kp. Babakan RT 02/04 Ds. Cibodas Kec. Lembang Kab. Bandung Barat 40391", "Kab. Bandung Barat"],
	["Jl. Kota Baru 7", undefined],
	["9 Lake St, Tofino BC", "Tofino BC"],
	["12/B, MG Road, Kolkata, North 24 Parganas, West Bengal", "Kolkata, North 24 Parganas, West Bengal"],
	["12 Elm Road, Kolkata, Suite 24 North, West Bengal", "West Bengal"],
	["12 Park Street, Gurgaon, Sector 62 Noida", "Noida"],
	["Springfield, Route 9 North", undefined],
	["Bandung, Gedung 2 Utara", undefined],
	["Melbourne, Highway 31 Hume", undefined],
	["Jl. Melati No. 3, RT 02/RW 05", undefined],
])("finds the place at the end of %j", (address, place) => {
	expect(homeInAddress(address)).toBe(place);
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
