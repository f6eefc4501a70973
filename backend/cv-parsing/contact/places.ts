import { hasNoDigits } from "../../../lib/contract/patterns";
import { hasTitleWord, looksLikeCompany } from "../history/looks-like";
import { namesIn } from "../text/names-in";
import { isTown } from "./known-towns";

/** Indonesian cities and regencies where people say they live, and provinces. */
const INDONESIAN =
	"jakarta selatan|jakarta barat|jakarta timur|jakarta utara|jakarta pusat|south jakarta|west jakarta|east jakarta|" +
	"north jakarta|central jakarta|dki jakarta|bandung|surabaya|medan|semarang|makassar|palembang|tangerang|" +
	"tangerang selatan|south tangerang|depok|bekasi|bogor|batam|pekanbaru|padang|malang|denpasar|samarinda|balikpapan|" +
	"banjarmasin|pontianak|yogyakarta|jogjakarta|jogja|surakarta|solo|cirebon|sukabumi|serang|cilegon|jambi|bengkulu|" +
	"bandar lampung|mataram|kupang|ambon|manado|palu|kendari|gorontalo|ternate|jayapura|sorong|manokwari|banda aceh|" +
	"tasikmalaya|garut|karawang|purwakarta|cikarang|cimahi|magelang|salatiga|purwokerto|tegal|pekalongan|kediri|blitar|" +
	"madiun|jember|banyuwangi|pasuruan|probolinggo|mojokerto|sidoarjo|gresik|kudus|klaten|sleman|bantul|pangkalpinang|" +
	"tanjung pinang|binjai|pematangsiantar|dumai|bukittinggi|lubuklinggau|palangkaraya|banjarbaru|bontang|tarakan|bitung|" +
	"singkawang|ubud|badung|gianyar|cianjur|indramayu|subang|sumedang|kuningan|majalengka|lampung|aceh|sumatera utara|" +
	"north sumatra|sumatera barat|west sumatra|riau|kepulauan riau|sumatera selatan|south sumatra|banten|jawa barat|" +
	"west java|jawa tengah|central java|jawa timur|east java|di yogyakarta|bali|nusa tenggara barat|nusa tenggara timur|" +
	"kalimantan barat|kalimantan tengah|kalimantan selatan|kalimantan timur|kalimantan utara|east kalimantan|" +
	"sulawesi utara|sulawesi tengah|sulawesi selatan|sulawesi tenggara|south sulawesi|sulawesi barat|maluku|papua|d.i. yogyakarta|jakarta raya|jabodetabek";

/** Cities elsewhere that don't give their name to a time zone. */
const WORLD =
	"munich|münchen|hamburg|frankfurt|cologne|köln|stuttgart|düsseldorf|leipzig|dresden|hanover|bengaluru|bangalore|mumbai|" +
	"delhi|new delhi|hyderabad|chennai|pune|barcelona|valencia|seville|milan|milano|turin|naples|florence|lyon|marseille|" +
	"toulouse|geneva|genève|zürich|basel|bern|lausanne|san francisco|boston|seattle|washington|philadelphia|houston|dallas|" +
	"austin|san diego|san jose|atlanta|miami|portland|manchester|birmingham|leeds|glasgow|edinburgh|bristol|liverpool|" +
	"cambridge|oxford|rotterdam|utrecht|eindhoven|the hague|den haag|antwerp|ghent|kraków|krakow|wrocław|gdańsk|poznań|" +
	"łódź|brno|gothenburg|göteborg|malmö|aarhus|bergen|penang|johor bahru|petaling jaya|cebu|davao|quezon city|hanoi|" +
	"da nang|chiang mai|osaka|kyoto|yokohama|nagoya|fukuoka|busan|incheon|beijing|shenzhen|guangzhou|hangzhou|chengdu|" +
	"medina|jeddah|abu dhabi|rio de janeiro|brasília|curitiba|porto alegre|medellín|guadalajara|cape town|durban|pretoria|" +
	"abuja|ibadan|kyiv|lviv|saint petersburg|ankara|izmir|porto|linz|graz|salzburg|wellington|canberra|ottawa|québec|quebec|calgary|" +
	"東京|大阪|北京|上海|广州|深圳|杭州|南京|成都|武汉|西安|重庆|天津|苏州|长沙|郑州|青岛|宁波|厦门|济南|合肥|福州|大连|沈阳|无锡|昆明|哈尔滨|东莞|佛山|珠海|香港|澳门|台北|서울|부산|京都|横浜|名古屋|福岡|札幌|москва|санкт-петербург|київ";

/** More regions, as people write them after a town. */
const MORE_REGIONS =
	"baden-württemberg|rheinland-pfalz|nordrhein-westfalen|north rhine-westphalia|niedersachsen|lower saxony|schleswig-holstein|" +
	"mecklenburg-vorpommern|brandenburg|sachsen-anhalt|thüringen|thuringia|saarland|steiermark|styria|tirol|vorarlberg|kärnten|burgenland|" +
	"minas gerais|paraná|santa catarina|rio grande do sul|rio grande do norte|bahia|pernambuco|ceará|goiás|distrito federal|espírito santo|mato grosso|" +
	"enugu|kaduna|kano|oyo state|lagos state|anambra|ogun state|edo state|rivers state|kedah|kelantan|melaka|negeri sembilan|pahang|perak|perlis|" +
	"sabah|sarawak|terengganu|pulau pinang|co. dublin|co. cork|co. louth|co. galway|co. kerry|co. kildare|co. mayo|co. meath|co. wicklow|county cork|" +
	"county dublin|occitanie|nouvelle-aquitaine|bretagne|brittany|normandie|normandy|grand est|hauts-de-france|auvergne-rhône-alpes|pays de la loire|" +
	"provence-alpes-côte d'azur|galicia|asturias|cantabria|país vasco|navarra|aragón|castilla y león|castilla-la mancha|extremadura|murcia|canarias|" +
	"lazio|campania|veneto|piemonte|piedmont|emilia-romagna|toscana|puglia|sicilia|sicily|sardegna|liguria|calabria|madhya pradesh|andhra pradesh|odisha|" +
	"assam|jharkhand|chhattisgarh|uttarakhand|himachal pradesh|metro manila|saskatchewan|newfoundland and labrador|new brunswick|prince edward island|" +
	"jalisco|nuevo león|noord-holland|zuid-holland|noord-brabant|gelderland|overijssel|west yorkshire|south yorkshire|north yorkshire|west midlands|" +
	"greater manchester|merseyside|tyne and wear|east sussex|west sussex|hampshire|hertfordshire|oxfordshire|cambridgeshire|lancashire|cheshire|" +
	"leicestershire|nottinghamshire|derbyshire|staffordshire|warwickshire|gloucestershire|gauteng|western cape|kwazulu-natal|eastern cape";

const known = new Set([...MORE_REGIONS.split("|"), ...INDONESIAN.split("|"), ...WORLD.split("|")]);

/** Abbreviations and partial names of regions, and full names of states. */
const REGIONS =
	"usa|u.s.a|uk|u.k|uae|england|scotland|wales|northern ireland|republic of korea|s.korea|s. korea|korea|republic of ireland|bavaria|bayern|" +
	"hesse|hessen|saxony|sachsen|catalonia|cataluña|andalusia|lombardy|tuscany|île-de-france|flanders|ontario|british columbia|alberta|" +
	"manitoba|nova scotia|new south wales|victoria|queensland|western australia|south australia|tasmania|maharashtra|karnataka|" +
	"tamil nadu|telangana|kerala|gujarat|rajasthan|uttar pradesh|west bengal|haryana|punjab|bihar|selangor|penang|johor|" +
	"alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|" +
	"kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|" +
	"new jersey|new mexico|new york|new york city|nyc|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|" +
	"south dakota|tennessee|texas|utah|vermont|virginia|washington dc|washington d.c|west virginia|wisconsin|wyoming|" +
	"saint paul|st. paul|minneapolis|mountain view|palo alto|menlo park|cupertino|sunnyvale|santa clara|redmond|san mateo|oakland|sacramento|" +
	"princeton|pittsburgh|charlotte|raleigh|baltimore|tampa|orlando|cleveland|columbus|cincinnati|st. louis|kansas city|salt lake city|las vegas|" +
	"san antonio|long beach|irvine|santa monica|bengaluru|kolkata|noida|gurgaon|gurugram|ahmedabad|jaipur|lucknow|indore|kochi|coimbatore|" +
	"lahore|islamabad|rawalpindi|chittagong|nottingham|sheffield|newcastle|cardiff|southampton|brighton|reading|leicester|coventry|york|bath|" +
	"aberdeen|dundee|cork|galway|nantes|bordeaux|lille|strasbourg|nice|montpellier|rennes|grenoble|bonn|nürnberg|nuremberg|bremen|essen|dortmund|" +
	"mannheim|karlsruhe|freiburg|heidelberg|münster|bochum|wuppertal|málaga|zaragoza|bilbao|granada|genoa|bologna|verona|groningen|tilburg|" +
	"delft|leiden|haarlem|breda|nijmegen|campinas|recife|fortaleza|belo horizonte|florianópolis|lisboa|coimbra|braga|seongnam|daejeon|daegu|" +
	"gwangju|hsinchu|taichung|kaohsiung|nanjing|wuhan|xi'an|suzhou|tianjin|ho chi minh city|hồ chí minh|hà nội|đà nẵng|" +
	"السعودية|الإمارات|hcm|ncr|delhi ncr|alexandria|giza|casablanca|rabat|tunis|lagos|kumasi|mombasa|haifa|tel aviv";
for (const name of REGIONS.split("|")) known.add(name);

for (const zone of Intl.supportedValuesOf("timeZone")) {
	const city = zone.split("/").at(-1)?.replaceAll("_", " ").toLowerCase();
	if (city && zone.includes("/") && !zone.startsWith("Etc/")) known.add(city);
}

const { codes: countryCodes, names: countries } = namesIn("region");
for (const name of countries) known.add(name);

/** States of the USA, Canada and Australia, after a city. */
const STATE =
	/^(?:NSW|VIC|QLD|TAS|ACT|A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|PA|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY])$/;
const PREFIX =
	/^(?:(?:kota|kab\.?|kabupaten|city of|greater|thành phố|tỉnh|regio|region|omgeving|großraum|raum)\s+|tp\.?\s*(?=\p{Lu}))/iu;
const AREA = /\s+(?:bay|metropolitan|metro) area$|(?<=^greater .*)\s+area$/i;
const LONGEST = 60;

/** Whether a text is the name of a known city, region or country. */
const isPlace = (text: string): boolean => {
	const name = text
		.trim()
		.replace(AREA, "")
		.replace(PREFIX, "")
		.toLowerCase()
		.replace(/\.$|(?<=\p{Script=Han}{2})[市省]$/u, "");
	if (known.has(name.replaceAll("'", "’"))) return true;
	// Names of time zones have no accents: "Sao Paulo".
	return known.has(name) || known.has(name.normalize("NFD").replace(/\p{M}/gu, ""));
};

const regions = new Set(MORE_REGIONS.split("|"));

/** Whether a text is only a region, so that a town probably stands beside it. */
export const isOnlyRegion = (text: string): boolean => regions.has(text.trim().toLowerCase());

/** Whether a text may be a town that isn't known. */
export const mayBeTown = (text: string): boolean =>
	NAME.test(text) && text.length <= 30 && !hasTitleWord(text) && !looksLikeCompany(text);

/** A country's code behind a place without a comma: "Nsukka, Enugu NG". */
const withComma = (text: string) =>
	text
		.replace(/(?<=,.*\p{L}) (\p{Lu}{2})$/u, (all, code: string) => (countryCodes.has(code) ? `, ${code}` : all))
		.replace(/(?<=\p{Ll}) (NSW|VIC|QLD|TAS|ACT)$/u, ", $1");

/** "Ikeja Lagos NG": a town, what is known around it, and the country, with only spaces between them. */
function spacedParts(text: string): string[] {
	const words = text.split(" ");
	const country = words.pop() ?? "";
	if (words.length < 2 || !countryCodes.has(country)) return [];
	const at = words.findIndex((_, index) => index > 0 && isRegion(words.slice(index).join(" ")));
	return at < 0 ? [] : [words.slice(0, at).join(" "), words.slice(at).join(" "), country];
}

/** A town without its country's code: "Tuy Hòa VN". */
export const withoutCountry = (text: string): string =>
	text.replace(/(?<=\p{L}) (\p{Lu}{2})$/u, (all, code: string) => (countryCodes.has(code) ? "" : all));

const partsOf = (text: string) =>
	withComma(text)
		.split(/\s*[,،、(/]\s*|\s+[–-]\s+|\)/)
		.filter(Boolean);

/** Older abbreviations of states, which have a point; it may be missing behind those that are no words. */
const OLDER_STATE =
	/^(?:Ala|Ariz|Ark|Calif?|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kans?|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Nebr?|Nev|Okla|Ont|Ore|Pa|Que|Tenn|Tex|Va|Vt|Wash|Wisc?|Wyo)\.$|^(?:Ariz|Calif|Colo|Conn|Mass|Mich|Minn|Mont|Okla|Tenn|Wisc)$/u;

/** Whether a text is a state's abbreviation, with points or without: "NC", "N.C.", "Tenn.". */
export const isState = (text: string): boolean =>
	STATE.test(text.replace(/^(\p{Lu})\. ?(\p{Lu})\.?$/u, "$1$2")) || OLDER_STATE.test(text);

/** Part of a place behind a city: a region, state or country, by its name or code. */
const isRegion = (part: string) => isPlace(part) || isState(part) || countryCodes.has(part);

/** Whether a text before a state is a company or a school, rather than a town: "Fold County Schools", but "Media". */
const isBody = (text: string) =>
	text.includes(" ") && !isTown(text) && (looksLikeCompany(text) || /(?<!\p{L})(?:schools?|college)$/iu.test(text));

/** Whether a text consists of places: "Jakarta", "Bandung, West Java", "Austin, TX". */
export function isLocation(text: string): boolean {
	if (text.length > LONGEST || !hasNoDigits(text)) return false;
	const parts = partsOf(text);
	const [first = "", ...rest] = parts;
	if (rest.length === 1 && isState(rest[0] ?? "")) return NAME.test(first) && !hasTitleWord(first) && !isBody(first);
	return parts.length > 0 && rest.every(isRegion) && isPlace(first);
}

/** A place's name that isn't known: a few words with capital letters. */
export const NAME =
	/^\p{Lu}[\p{L}'’.-]*(?: (?:(?:[dl]['’]|\p{Ll}{2,3}-)?\p{Lu}[\p{L}'’.-]*|of|the|and|de|del|des|di|da|do|dos|das|du|la|las|le|les|los|el|y|e|am|an|der|den|im|in|bei|ob|upon|on|sur|sous|en|aan|op|nad)){0,3}$/u;

/** The same in letters without capitals. */
const UNCASED_NAME = /^[\p{Lo}\p{M}]{2,}(?: [\p{Lo}\p{M}]{2,}){0,2}$/u;

const isPlaceName = (part: string) => NAME.test(part) || UNCASED_NAME.test(part);

/** A Chinese province and a town of it, in one word; schools and other bodies begin with a province too. */
const IN_PROVINCE =
	/^(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆)省?\p{Script=Han}{2,3}[市县区]?(?<![学校院司厂店局行社所台团队部心站])$/u;

/** A district of a city that is a province of its own. */
const DISTRICT = /^(?:北京|上海|天津|重庆)市?\p{Script=Han}{2,4}区$/u;

/** A Brazilian town and its state: "Barbacena/MG". */
const BRAZILIAN = /^(.+)\/(?:A[CLPM]|BA|CE|DF|ES|GO|M[ATSG]|P[ABREI]|R[JNSOR]|S[CPE]|TO)$/u;

/** Whether a text has a town and its region in one word. */
const isJoined = (text: string) =>
	IN_PROVINCE.test(text) || DISTRICT.test(text) || isTown(BRAZILIAN.exec(text)?.[1] ?? "");

/**
 * The same where people say where they live, so that a town or district that isn't known counts beside a place that is:
 * "Mapo-gu, Seoul, Republic of Korea", "Leeds, West Yorkshire".
 */
export function isHome(text: string): boolean {
	if (isLocation(text) || isJoined(text)) return true;
	const parts = placesIn(text);
	return isPlace(parts[0] ?? "") ? parts.length > 0 : parts.slice(1).some(isRegion);
}

/** Whether a text is places up to a known region or country, so that nothing of it is missing. */
export const isWholeHome = (text: string): boolean => isHome(text) && isRegion(partsOf(text).at(-1) ?? "");

/** Parts of a text that can be places, whether they are known or not; empty where one of them can't. */
export function placesIn(text: string): string[] {
	if (text.length > LONGEST || !hasNoDigits(text)) return [];
	const parts = /[,،、(]|\s[–-]\s/.test(text) ? partsOf(text) : spacedParts(text);
	if (parts.length < 2 || parts.length > 4 || !parts.every(isPlaceName)) return [];
	// Countries are also parts of companies' names. "Co." is a county here.
	const unknown = parts.map((part) => (isPlace(part) ? "" : part.replace(/^Co\. (?=\p{Lu})/u, ""))).join(" ");
	return hasTitleWord(unknown) || looksLikeCompany(unknown) ? [] : parts;
}
