import { knownCountry, OTHER_COUNTRY_NAMES } from "../../format/country-code";
import { namesIn } from "../text/names-in";

/**
 * Cities and regions as people write them, by their country, in small letters; without one, those of several countries.
 * Cities that give their name to a time zone may be missing here.
 */
const PLACES: Readonly<Record<string, string>> = {
	AE: "abu dhabi|الإمارات|uae",
	AT: "linz|graz|salzburg",
	AU: "canberra|new south wales|victoria|queensland|western australia|south australia|tasmania",
	BD: "chittagong",
	BE: "antwerp|ghent|flanders",
	BR: "rio de janeiro|brasília|curitiba|porto alegre|campinas|recife|fortaleza|belo horizonte|florianópolis",
	CA: "ottawa|québec|quebec|calgary|ontario|british columbia|alberta|manitoba|nova scotia",
	CH: "geneva|genève|zürich|basel|bern|lausanne",
	CN:
		"beijing|shenzhen|guangzhou|hangzhou|chengdu|北京|上海|广州|深圳|杭州|南京|成都|武汉|西安|重庆|天津|苏州|长沙|郑州|青岛|宁波|厦门|济南|合肥|福州|大连|沈阳|" +
		"无锡|昆明|哈尔滨|东莞|佛山|珠海|nanjing|wuhan|xi'an|suzhou|tianjin",
	CO: "medellín",
	CZ: "brno",
	DE:
		"munich|münchen|hamburg|frankfurt|cologne|köln|stuttgart|düsseldorf|leipzig|dresden|hanover|bavaria|bayern|hesse|" +
		"hessen|saxony|sachsen|bonn|nürnberg|nuremberg|bremen|essen|dortmund|mannheim|karlsruhe|freiburg|heidelberg|" +
		"münster|bochum|wuppertal",
	DK: "aarhus",
	EG: "alexandria|giza",
	ES: "barcelona|valencia|seville|catalonia|cataluña|andalusia|málaga|zaragoza|bilbao|granada",
	FR: "lyon|marseille|toulouse|île-de-france|nantes|bordeaux|lille|strasbourg|nice|montpellier|rennes|grenoble",
	GB:
		"u.k|uk|manchester|birmingham|leeds|glasgow|edinburgh|bristol|liverpool|cambridge|oxford|england|scotland|wales|" +
		"northern ireland|nottingham|sheffield|newcastle|cardiff|southampton|brighton|reading|leicester|coventry|york|" +
		"bath|cornwall|devon|dorset|somerset|suffolk|essex|surrey|kent|norfolk|fife|moray|aberdeen|dundee",
	GH: "kumasi",
	HK: "香港",
	ID:
		"jakarta selatan|jakarta barat|jakarta timur|jakarta utara|jakarta pusat|south jakarta|west jakarta|east jakarta|" +
		"north jakarta|central jakarta|dki jakarta|bandung|surabaya|medan|semarang|makassar|palembang|tangerang|" +
		"tangerang selatan|south tangerang|depok|bekasi|bogor|batam|pekanbaru|padang|malang|denpasar|samarinda|" +
		"balikpapan|banjarmasin|pontianak|yogyakarta|jogjakarta|jogja|surakarta|solo|cirebon|sukabumi|serang|cilegon|" +
		"jambi|bengkulu|bandar lampung|mataram|kupang|ambon|manado|palu|kendari|gorontalo|ternate|jayapura|sorong|" +
		"manokwari|banda aceh|tasikmalaya|garut|karawang|purwakarta|cikarang|cimahi|magelang|salatiga|purwokerto|tegal|" +
		"pekalongan|kediri|blitar|madiun|jember|banyuwangi|pasuruan|probolinggo|mojokerto|sidoarjo|gresik|kudus|klaten|" +
		"sleman|bantul|pangkalpinang|tanjung pinang|binjai|pematangsiantar|dumai|bukittinggi|lubuklinggau|palangkaraya|" +
		"banjarbaru|bontang|tarakan|bitung|singkawang|ubud|badung|gianyar|cianjur|indramayu|subang|sumedang|kuningan|" +
		"majalengka|lampung|aceh|sumatera utara|north sumatra|sumatera barat|west sumatra|riau|kepulauan riau|" +
		"sumatera selatan|south sumatra|banten|jawa barat|west java|jawa tengah|central java|jawa timur|east java|" +
		"di yogyakarta|bali|nusa tenggara barat|nusa tenggara timur|kalimantan barat|kalimantan tengah|" +
		"kalimantan selatan|kalimantan timur|kalimantan utara|east kalimantan|sulawesi utara|sulawesi tengah|" +
		"sulawesi selatan|sulawesi tenggara|south sulawesi|sulawesi barat|maluku|papua|d.i. yogyakarta|jakarta raya|" +
		"jabodetabek",
	IE: "republic of ireland|cork|galway",
	IL: "haifa|tel aviv",
	IN:
		"bengaluru|bangalore|mumbai|delhi|new delhi|hyderabad|chennai|pune|maharashtra|karnataka|tamil nadu|telangana|" +
		"kerala|gujarat|rajasthan|uttar pradesh|west bengal|haryana|bihar|kolkata|noida|gurgaon|gurugram|ahmedabad|" +
		"jaipur|lucknow|indore|kochi|coimbatore|delhi ncr",
	IT: "milan|milano|turin|naples|florence|lombardy|tuscany|genoa|bologna|verona",
	JP: "osaka|kyoto|yokohama|nagoya|fukuoka|東京|大阪|京都|横浜|名古屋|福岡|札幌",
	KE: "mombasa",
	KR: "busan|incheon|서울|부산|republic of korea|s.korea|s. korea|korea|seongnam|daejeon|daegu|gwangju",
	MA: "casablanca|rabat",
	MO: "澳门",
	MX: "guadalajara",
	MY: "penang|johor bahru|petaling jaya|selangor|johor",
	NG: "abuja|ibadan|lagos",
	NL: "rotterdam|utrecht|eindhoven|the hague|den haag|groningen|tilburg|delft|leiden|haarlem|breda|nijmegen",
	NO: "bergen",
	NZ: "wellington",
	PH: "cebu|davao|quezon city",
	PK: "lahore|islamabad|rawalpindi",
	PL: "kraków|krakow|wrocław|gdańsk|poznań|łódź",
	PT: "porto|lisboa|coimbra|braga",
	RU: "saint petersburg|москва|санкт-петербург",
	SA: "medina|jeddah|السعودية",
	SE: "gothenburg|göteborg|malmö",
	TH: "chiang mai",
	TN: "tunis",
	TR: "ankara|izmir",
	TW: "台北|hsinchu|taichung|kaohsiung",
	UA: "kyiv|lviv|київ",
	US:
		"u.s.a|usa|san francisco|boston|seattle|washington|philadelphia|houston|dallas|austin|san diego|san jose|atlanta|" +
		"miami|portland|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|" +
		"idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|" +
		"mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|new york city|nyc|" +
		"north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|" +
		"tennessee|texas|utah|vermont|virginia|washington dc|washington d.c|west virginia|wisconsin|wyoming|saint paul|" +
		"st. paul|minneapolis|mountain view|palo alto|menlo park|cupertino|sunnyvale|santa clara|redmond|san mateo|" +
		"oakland|sacramento|princeton|pittsburgh|charlotte|raleigh|baltimore|tampa|orlando|cleveland|columbus|cincinnati|" +
		"st. louis|kansas city|salt lake city|las vegas|san antonio|long beach|irvine|santa monica",
	VN: "hanoi|da nang|ho chi minh city|hồ chí minh|hà nội|đà nẵng|hcm",
	ZA: "cape town|durban|pretoria",
	"": "punjab|ncr",
};

/** More regions, as people write them after a town, by their country. */
const REGIONS: Readonly<Record<string, string>> = {
	AR: "neuquén|chubut",
	AT: "steiermark|styria|tirol|vorarlberg|kärnten|burgenland|oberösterreich|niederösterreich",
	BE: "oost-vlaanderen|west-vlaanderen|vlaams-brabant",
	BR:
		"minas gerais|paraná|santa catarina|rio grande do sul|rio grande do norte|bahia|pernambuco|ceará|goiás|" +
		"distrito federal|espírito santo|mato grosso|pará|maranhão|piauí|paraíba|alagoas|sergipe|tocantins|rondônia|" +
		"roraima|amapá",
	CA: "saskatchewan|newfoundland and labrador|new brunswick|prince edward island",
	CH: "aargau|thurgau|graubünden|wallis|valais|vaud|ticino",
	CO: "antioquia|cundinamarca|valle del cauca|boyacá",
	DE:
		"baden-württemberg|rheinland-pfalz|nordrhein-westfalen|north rhine-westphalia|niedersachsen|lower saxony|" +
		"schleswig-holstein|mecklenburg-vorpommern|brandenburg|sachsen-anhalt|thüringen|thuringia|saarland",
	ES:
		"galicia|asturias|cantabria|país vasco|navarra|aragón|castilla y león|castilla-la mancha|extremadura|murcia|" +
		"canarias",
	FR:
		"occitanie|nouvelle-aquitaine|bretagne|brittany|normandie|normandy|grand est|hauts-de-france|" +
		"auvergne-rhône-alpes|pays de la loire|provence-alpes-côte d'azur|ille-et-vilaine|côtes-d'armor|finistère|" +
		"morbihan|loire-atlantique|maine-et-loire|mayenne|sarthe|vendée|calvados|seine-maritime|pas-de-calais|" +
		"haute-savoie|savoie|haute-garonne|hautes-pyrénées|pyrénées-atlantiques|pyrénées-orientales|bouches-du-rhône|" +
		"alpes-maritimes|vaucluse|hérault|dordogne|gironde|lot-et-garonne|charente-maritime|deux-sèvres|indre-et-loire|" +
		"loir-et-cher|eure-et-loir|seine-et-marne|val-de-marne|val-d'oise|hauts-de-seine|seine-saint-denis|yvelines|" +
		"essonne|bas-rhin|haut-rhin|meurthe-et-moselle|moselle|vosges|côte-d'or|saône-et-loire|puy-de-dôme|haute-loire|" +
		"drôme|ardèche|isère|haute-vienne|corrèze|creuse|aveyron|tarn-et-garonne",
	GB:
		"west yorkshire|south yorkshire|north yorkshire|west midlands|greater manchester|merseyside|tyne and wear|" +
		"east sussex|west sussex|hampshire|hertfordshire|oxfordshire|cambridgeshire|lancashire|cheshire|leicestershire|" +
		"nottinghamshire|derbyshire|staffordshire|warwickshire|gloucestershire|shetland|orkney|isle of skye|isle of man|" +
		"isle of wight|wiltshire|berkshire|buckinghamshire|bedfordshire|northamptonshire|worcestershire|herefordshire|" +
		"shropshire|lincolnshire|cumbria|northumberland|county durham|gwynedd|powys|ceredigion|pembrokeshire|" +
		"carmarthenshire|anglesey|aberdeenshire|argyll|argyll and bute|perthshire|ayrshire|lanarkshire|east lothian|" +
		"west lothian|midlothian|scottish borders|dumfries and galloway|western isles|outer hebrides",
	ID: "bangka belitung|papua barat|west papua|north sulawesi|west kalimantan|central kalimantan|south kalimantan",
	IN:
		"madhya pradesh|andhra pradesh|odisha|assam|jharkhand|chhattisgarh|uttarakhand|himachal pradesh|goa|manipur|" +
		"meghalaya|mizoram|nagaland|tripura|sikkim|arunachal pradesh|jammu and kashmir|puducherry",
	IT:
		"lazio|campania|veneto|piemonte|piedmont|emilia-romagna|toscana|puglia|sicilia|sicily|sardegna|liguria|calabria|" +
		"marche|abruzzo|umbria|molise|basilicata|friuli venezia giulia|trentino-alto adige|valle d'aosta",
	MX: "jalisco|nuevo león|chiapas|yucatán|sinaloa|michoacán|tamaulipas",
	MY: "kedah|kelantan|melaka|negeri sembilan|pahang|perak|perlis|sabah|sarawak|terengganu|pulau pinang",
	NG: "enugu|kaduna|kano|oyo state|lagos state|anambra|ogun state|edo state|rivers state",
	NL: "noord-holland|zuid-holland|noord-brabant|gelderland|overijssel|friesland|drenthe|zeeland|flevoland",
	NO: "rogaland|trøndelag|nordland",
	NZ: "otago|waikato|southland|hawke's bay|bay of plenty|taranaki|northland",
	PH: "metro manila|laguna|cavite|bulacan|pampanga|negros occidental|negros oriental",
	PL:
		"dolnośląskie|kujawsko-pomorskie|lubelskie|lubuskie|łódzkie|małopolskie|mazowieckie|opolskie|podkarpackie|" +
		"podlaskie|pomorskie|śląskie|świętokrzyskie|warmińsko-mazurskie|wielkopolskie|zachodniopomorskie",
	PT: "alentejo|algarve|açores|madeira",
	SE: "skåne|dalarna",
	ZA: "gauteng|western cape|kwazulu-natal|eastern cape|limpopo|mpumalanga|northern cape|free state",
	"": "amazonas|misiones",
};

const namesOf = (lists: Readonly<Record<string, string>>) => Object.values(lists).flatMap((names) => names.split("|"));

/** Towns, regions and countries, in small letters. */
export const knownPlaces = new Set([...namesOf(PLACES), ...namesOf(REGIONS)]);

for (const zone of Intl.supportedValuesOf("timeZone")) {
	const city = zone.split("/").at(-1)?.replaceAll("_", " ").toLowerCase();
	if (city && zone.includes("/") && !zone.startsWith("Etc/")) knownPlaces.add(city);
}

const { codes, names: countries } = namesIn("region");

/** Two-letter codes of countries, in capitals. */
export const countryCodes = codes;

/** The code of a country by its name in small letters, in the same languages, or by another common one. */
export const codeOfCountry = (name: string): string | undefined =>
	OTHER_COUNTRY_NAMES.get(name) ?? knownCountry(countries.get(name) ?? "");

/** Names of countries in all languages that CVs are read in, and of parts of the United Kingdom, in small letters. */
export const countryNames = new Set([
	...countries.keys(),
	"uk",
	"usa",
	"uae",
	"england",
	"scotland",
	"wales",
	"northern ireland",
	"polska",
]);
for (const name of countries.keys()) knownPlaces.add(name);

/** Names with a word for what they are, in each of its forms. */
const withWord = (names: string, forms: (name: string) => string[]) => names.split("|").flatMap(forms).join("|");

const county = (name: string) => [`co. ${name}`, `co ${name}`, `county ${name}`];

/** Counties of Ireland and states of Nigeria, with the word for one, by their country. */
const TOLD: Readonly<Record<string, string>> = {
	GB: withWord("antrim|armagh|derry|down|fermanagh|londonderry|tyrone", county),
	IE: withWord(
		"carlow|cavan|clare|cork|donegal|dublin|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|longford|louth|mayo|meath|" +
			"monaghan|offaly|roscommon|sligo|tipperary|waterford|westmeath|wexford|wicklow",
		county,
	),
	NG: withWord(
		"abia|adamawa|akwa ibom|anambra|bauchi|bayelsa|benue|borno|cross river|delta|ebonyi|edo|ekiti|enugu|gombe|imo|jigawa|" +
			"kaduna|kano|katsina|kebbi|kogi|kwara|lagos|nasarawa|niger|ogun|ondo|osun|oyo|plateau|rivers|sokoto|taraba|yobe|zamfara",
		(name) => [`${name} state`],
	),
};
for (const name of namesOf(TOLD)) knownPlaces.add(name);

/** Names of regions that no town shares, in small letters. */
export const regions = new Set([...namesOf(REGIONS), ...namesOf(TOLD)]);

/** The countries in which the lists above have a city or a region of this name, in small letters. */
export const countriesOfPlace = (name: string): string[] =>
	[PLACES, REGIONS, TOLD]
		.flatMap((lists) => Object.entries(lists))
		.filter(([code, names]) => code && names.split("|").includes(name))
		.map(([code]) => code);
