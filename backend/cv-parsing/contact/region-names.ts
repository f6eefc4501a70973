import { namesIn } from "../text/names-in";

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
	"sabah|sarawak|terengganu|pulau pinang|" +
	"occitanie|nouvelle-aquitaine|bretagne|brittany|normandie|normandy|grand est|hauts-de-france|auvergne-rhône-alpes|pays de la loire|" +
	"provence-alpes-côte d'azur|galicia|asturias|cantabria|país vasco|navarra|aragón|castilla y león|castilla-la mancha|extremadura|murcia|canarias|" +
	"lazio|campania|veneto|piemonte|piedmont|emilia-romagna|toscana|puglia|sicilia|sicily|sardegna|liguria|calabria|madhya pradesh|andhra pradesh|odisha|" +
	"assam|jharkhand|chhattisgarh|uttarakhand|himachal pradesh|metro manila|saskatchewan|newfoundland and labrador|new brunswick|prince edward island|" +
	"jalisco|nuevo león|noord-holland|zuid-holland|noord-brabant|gelderland|overijssel|west yorkshire|south yorkshire|north yorkshire|west midlands|" +
	"greater manchester|merseyside|tyne and wear|east sussex|west sussex|hampshire|hertfordshire|oxfordshire|cambridgeshire|lancashire|cheshire|" +
	"leicestershire|nottinghamshire|derbyshire|staffordshire|warwickshire|gloucestershire|gauteng|western cape|kwazulu-natal|eastern cape|limpopo|mpumalanga|northern cape|free state|" +
	"shetland|orkney|isle of skye|isle of man|isle of wight|wiltshire|berkshire|buckinghamshire|bedfordshire|northamptonshire|worcestershire|" +
	"herefordshire|shropshire|lincolnshire|cumbria|northumberland|county durham|gwynedd|powys|ceredigion|pembrokeshire|carmarthenshire|anglesey|" +
	"aberdeenshire|argyll|argyll and bute|perthshire|ayrshire|lanarkshire|east lothian|west lothian|midlothian|scottish borders|" +
	"dumfries and galloway|western isles|outer hebrides|otago|waikato|southland|hawke's bay|bay of plenty|taranaki|northland|" +
	"friesland|drenthe|zeeland|flevoland|oost-vlaanderen|west-vlaanderen|vlaams-brabant|marche|abruzzo|umbria|molise|basilicata|" +
	"friuli venezia giulia|trentino-alto adige|valle d'aosta|alentejo|algarve|açores|madeira|amazonas|pará|maranhão|piauí|paraíba|alagoas|sergipe|" +
	"tocantins|rondônia|roraima|amapá|chiapas|yucatán|sinaloa|michoacán|tamaulipas|antioquia|cundinamarca|valle del cauca|boyacá|misiones|neuquén|" +
	"chubut|laguna|cavite|bulacan|pampanga|negros occidental|negros oriental|goa|manipur|meghalaya|mizoram|nagaland|tripura|sikkim|" +
	"arunachal pradesh|jammu and kashmir|puducherry|bangka belitung|papua barat|west papua|north sulawesi|west kalimantan|central kalimantan|" +
	"south kalimantan|rogaland|trøndelag|nordland|skåne|dalarna|aargau|thurgau|graubünden|wallis|valais|vaud|ticino|oberösterreich|niederösterreich|" +
	"ille-et-vilaine|côtes-d'armor|finistère|morbihan|loire-atlantique|maine-et-loire|mayenne|sarthe|vendée|calvados|seine-maritime|pas-de-calais|" +
	"haute-savoie|savoie|haute-garonne|hautes-pyrénées|pyrénées-atlantiques|pyrénées-orientales|bouches-du-rhône|alpes-maritimes|vaucluse|hérault|" +
	"dordogne|gironde|lot-et-garonne|charente-maritime|deux-sèvres|indre-et-loire|loir-et-cher|eure-et-loir|seine-et-marne|val-de-marne|" +
	"val-d'oise|hauts-de-seine|seine-saint-denis|yvelines|essonne|bas-rhin|haut-rhin|meurthe-et-moselle|moselle|vosges|côte-d'or|saône-et-loire|" +
	"puy-de-dôme|haute-loire|drôme|ardèche|isère|haute-vienne|corrèze|creuse|aveyron|tarn-et-garonne|" +
	"dolnośląskie|kujawsko-pomorskie|lubelskie|lubuskie|łódzkie|małopolskie|mazowieckie|opolskie|podkarpackie|podlaskie|pomorskie|śląskie|" +
	"świętokrzyskie|warmińsko-mazurskie|wielkopolskie|zachodniopomorskie";

/** Towns, regions and countries, in small letters. */
export const knownPlaces = new Set([...MORE_REGIONS.split("|"), ...INDONESIAN.split("|"), ...WORLD.split("|")]);

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
	"cornwall|devon|dorset|somerset|suffolk|essex|surrey|kent|norfolk|fife|moray|aberdeen|dundee|cork|galway|nantes|bordeaux|lille|strasbourg|nice|montpellier|rennes|grenoble|bonn|nürnberg|nuremberg|bremen|essen|dortmund|" +
	"mannheim|karlsruhe|freiburg|heidelberg|münster|bochum|wuppertal|málaga|zaragoza|bilbao|granada|genoa|bologna|verona|groningen|tilburg|" +
	"delft|leiden|haarlem|breda|nijmegen|campinas|recife|fortaleza|belo horizonte|florianópolis|lisboa|coimbra|braga|seongnam|daejeon|daegu|" +
	"gwangju|hsinchu|taichung|kaohsiung|nanjing|wuhan|xi'an|suzhou|tianjin|ho chi minh city|hồ chí minh|hà nội|đà nẵng|" +
	"السعودية|الإمارات|hcm|ncr|delhi ncr|alexandria|giza|casablanca|rabat|tunis|lagos|kumasi|mombasa|haifa|tel aviv";
for (const name of REGIONS.split("|")) knownPlaces.add(name);

for (const zone of Intl.supportedValuesOf("timeZone")) {
	const city = zone.split("/").at(-1)?.replaceAll("_", " ").toLowerCase();
	if (city && zone.includes("/") && !zone.startsWith("Etc/")) knownPlaces.add(city);
}

const { codes, names: countries } = namesIn("region");

/** Two-letter codes of countries, in capitals. */
export const countryCodes = codes;

/** Names of countries in all languages that CVs are read in, and of parts of the United Kingdom, in small letters. */
export const countryNames = new Set([
	...countries,
	"uk",
	"usa",
	"uae",
	"england",
	"scotland",
	"wales",
	"northern ireland",
	"polska",
]);
for (const name of countries) knownPlaces.add(name);

/** Counties of Ireland, behind the word for one. */
const COUNTIES =
	"antrim|armagh|carlow|cavan|clare|cork|derry|donegal|down|dublin|fermanagh|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|" +
	"londonderry|longford|louth|mayo|meath|monaghan|offaly|roscommon|sligo|tipperary|tyrone|waterford|westmeath|wexford|wicklow";
const counties = COUNTIES.split("|").flatMap((name) => [`co. ${name}`, `co ${name}`, `county ${name}`]);

/** States of Nigeria, before the word for one. */
const STATES =
	"abia|adamawa|akwa ibom|anambra|bauchi|bayelsa|benue|borno|cross river|delta|ebonyi|edo|ekiti|enugu|gombe|imo|jigawa|kaduna|kano|" +
	"katsina|kebbi|kogi|kwara|lagos|nasarawa|niger|ogun|ondo|osun|oyo|plateau|rivers|sokoto|taraba|yobe|zamfara";
const states = STATES.split("|").map((name) => `${name} state`);
for (const name of [...counties, ...states]) knownPlaces.add(name);

/** Names of regions that no town shares, in small letters. */
export const regions = new Set([...MORE_REGIONS.split("|"), ...counties, ...states]);
