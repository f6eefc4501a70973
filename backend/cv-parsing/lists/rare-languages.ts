import { namesIn } from "../text/names-in";
import { bareName, isLanguage } from "./known-languages";

/** Languages of regions, dialects and signs, which are also other words: they only count where languages are named. */
const RARE = new Set(
	(
		"te reo māori|te reo maori|te reo|maori|kumaoni|garhwali|bhojpuri|maithili|konkani|tulu|awadhi|haryanvi|rajasthani|marwari|magahi|dogri|santali|manipuri|meitei|mizo|khasi|garo|bodo|nagamese|kodava|chhattisgarhi|saraiki|sylheti|chittagonian|rohingya|newari|tamang|hazaragi|baluchi|balochi|brahui|dari|hindko|pahari|" +
		"hiligaynon|ilonggo|ilocano|ilokano|iloko|bicolano|bikol|bikolano|waray|kapampangan|pangasinan|bisaya|visayan|cebuano|chavacano|tausug|maranao|" +
		"bahasa malaysia|acehnese|aceh|batak toba|batak karo|batak simalungun|batak mandailing|toba|karo|simalungun|mandailing|nias|lampung|palembang|betawi|banjar|banjarese|dayak|iban|kadazan|dusun|kadazandusun|bajau|makassar|makassarese|bugis makassar|mandar|toraja|gorontalo|minahasa|manado|ambon|papua|sasak|bima|sumbawa|melayu sambas|osing|tetum|bisindo|sibi|" +
		"tok pisin|bislama|hmong|karen|shan|kachin|cham|isan|hainanese|foochow|shanghainese|taiwanese|taiwanese hokkien|hokkien chinese|hakka chinese|min nan|toisanese|" +
		"pidgin|nigerian pidgin|pidgin english|krio|ga|fante|fanti|dagbani|dagaare|efik|ibibio|tiv|edo|ijaw|urhobo|kanuri|fulani|fulfulde|pulaar|mooré|dioula|dyula|sango|kikongo|tshiluba|luganda|runyankole|lusoga|acholi|luo|dholuo|kamba|kikamba|kalenjin|meru|kimeru|luhya|gusii|ekegusii|kisii|maasai|sukuma|chichewa|chewa|nyanja|bemba|tonga|chitonga|lozi|ndebele|sepedi|sesotho|setswana|isixhosa|isizulu|tsonga|venda|" +
		"berber|tamazight|kabyle|darija|moroccan arabic|egyptian arabic|levantine arabic|sorani|kurmanji|assyrian|aramaic|chaldean|romani|aromanian|" +
		"serbo-croatian|serbokroatisch|low german|plattdeutsch|niederdeutsch|platt|bavarian|schwyzerdütsch|schweizerdeutsch|alsatian|frisian|fries|frysk|ladin|friulian|friulano|venetian|neapolitan|napoletano|sicilian|siciliano|sardo|valencian|valenciano|valencià|asturian|asturiano|bable|aragonese|mirandese|mirandês|provençal|gascon|walloon|wallon|scots|ulster scots|manx|cornish|sámi|sami|northern sami|karelian|kven|meänkieli|" +
		"nahuatl|náhuatl|yucatec maya|mapudungun|papiamento|papiamentu|patois|jamaican patois|haitian creole|creole|kreyòl|kriolu|créole|sranan|garifuna|hawaiian|samoan|tongan|fijian|tahitian|ancient greek|old english|biblical hebrew|" +
		"auslan|bsl|asl|nzsl|lsf|dgs|gebärdensprache|deutsche gebärdensprache|langue des signes|langue des signes française|lengua de signos|lengua de señas|libras|nederlandse gebarentaal|gebarentaal|new zealand sign language|irish sign language|tegnspråk|norsk tegnspråk|teckenspråk|tegnsprog|viittomakieli|język migowy|gebarentaal|" +
		"drents|gronings|twents|limburgs|brabants|zeeuws|achterhoeks|nedersaksisch|vlaams|sranantongo|sranan tongo|bairisch|schwäbisch|sächsisch|kölsch|ostfriesisch|sorbisch|obersorbisch|niedersorbisch|doric|shetlandic|nynorsk|bokmål|norsk nynorsk|elfdalian|corsican|corsu|breton|occitan|picard|ch'ti|franco-provençal|arpitan|piemontese|lombardo|ligurian|emiliano|calabrese|pugliese|griko|arbëresh|leonés|extremeño|mallorquín|silesian|kashubian|rusyn|lemko|" +
		"dayak ngaju|dayak kenyah|dayak kanayatn|ngaju|kutai|batak angkola|batak pakpak|pakpak|angkola|komering|ogan|rejang|serawai|kerinci|jambi|krama|ngapak|banyumasan|cirebon|sumba|manggarai|lamaholot|sikka|rote|dawan|ende|ngada|tolaki|muna|wolio|buton|kaili|pamona|mamasa|duri|selayar|sangir|talaud|tontemboan|tombulu|mongondow|ternate|tidore|tobelo|biak|dani|melanau|bidayuh|murut|semai|temiar|orang asli|penan|baba malay|" +
		"siswati|swazi|swati|xitsonga|tshivenda|isindebele|northern sotho|southern sotho|sotho|pedi|tswana|fanagalo|oshiwambo|otjiherero|herero|khoekhoe|silozi|icibemba|chinyanja|runyoro|rutooro|lugbara|ateso|gikuyu|kikuyu|kiluhya|luhya|afaan oromo|oromiffa|tigre|harari|mandinka|soninke|malinke|susu|mende|temne|limba|twi|asante twi|nyakyusa|kinyakyusa|chagga|kichagga|haya|kihaya|hehe|kihehe|gogo|kigogo|makonde|kimakonde|nyamwezi|kisukuma|luvale|kaonde|lunda|tumbuka|chitumbuka|chiyao|sena|makhuwa|emakhuwa|ronga|changana|xichangana|kimbundu|umbundu|embu|kiembu|turkana|pokot|samburu|borana|sidama|wolaytta|gurage|hadiyya|crioulo|crioulo cabo-verdiano|kriol|papiaments|nzema|dangme|gonja|frafra|nupe|igala|itsekiri|ebira|idoma|sheng|shikomori|nigerian pidgin english|" +
		"malvani|kutchi|bundeli|khortha|sadri|ho|mundari|kurukh|lepcha|bhutia|limbu|sherpa|kokborok|karbi|dimasa|mishing|angami|lambani|banjara|beary|potohari|balti|shina|burushaski|khowar|dhivehi|siraiki|memoni|" +
		"akeanon|aklanon|kinaray-a|karay-a|surigaonon|masbateño|masbatenyo|ibanag|ivatan|yakan|subanen|cuyonon|maguindanaon|zamboangueño|" +
		"guaraní|aymara|quechua|k'iche'|kaqchikel|q'eqchi'|mam|mixteco|zapoteco|otomí|totonaco|tzotzil|tzeltal|purépecha|tarahumara|miskito|embera|wayuu|shuar|kichwa|cree|inuktitut|ojibwe|navajo|cherokee|lakota"
	).split("|"),
);

/** Languages, besides those that CVs are read in, whose names for languages count where these are named. */
const FURTHER = [
	"nb",
	"sv",
	"da",
	"fi",
	"pl",
	"cs",
	"sk",
	"hu",
	"ro",
	"hr",
	"tr",
	"ru",
	"uk",
	"el",
	"af",
	"ca",
	"ko",
	"ja",
	"th",
];
let abroad: ReadonlySet<string> | undefined;

/** Their names; collected at the first text that isn't known without them. */
function namesAbroad(): ReadonlySet<string> {
	const codes = [...namesIn("language").codes].map((code) => code.toLowerCase());
	const nameOf = FURTHER.map((locale) => new Intl.DisplayNames(locale, { type: "language", fallback: "none" }));
	return new Set(nameOf.flatMap((names) => codes.flatMap((code) => names.of(code)?.toLowerCase() ?? [])));
}

function isAbroad(name: string): boolean {
	abroad ??= namesAbroad();
	return abroad.has(name);
}

/** What says in a name that it is a language's: "Bahasa Ngaju", "tiếng Khmer", "język angielski", "Английский язык". */
const LANGUAGE_BEFORE = /^(?:bahasa|tiếng|język|limba|jezik|ภาษา)\s*(?=\p{L})/iu;
const LANGUAGE_BEHIND = /(?<=\p{L})\s+(?:язык|мова|език|jazyk|jezik|nyelv|språk|sprog|kieli|dili)$/iu;

/** Where a language is spoken as it is named: "Brazilian Portuguese", "Latin American Spanish". */
const VARIETY =
	/^(?:brazilian|european|latin american|american|british|mexican|canadian|swiss|austrian|australian|castilian|indian|egyptian|levantine|gulf|moroccan|standard|modern(?: standard)?|simplified|traditional|high)\s+(?=\p{L})/iu;

/** The same behind the name, in languages that write it so: "arabe dialectal", "Jawa Banyumasan". */
const VARIETY_BEHIND =
	/(?<=\p{L})\s+(?:dialectal|littéraire|classique|moderne|québécois|brasileñ[oa]|brasileir[oa]|europeu|británico|americano|britânico|latino|rioplatense|banyumasan|ngapak|krama(?: inggil)?|ngoko|sorani|kurmanji|darija|levantine)$/iu;

/** A name as others may have it: without where it is spoken, and without the word for a language. */
const formsOf = (text: string) => {
	const name = text.replace(VARIETY, "").replace(VARIETY_BEHIND, "");
	return [name, name.replace(LANGUAGE_BEFORE, "").replace(LANGUAGE_BEHIND, "")].map((one) => one.trim());
};

/** Whether a text surely is a language under a heading for languages, also in Norwegian, Polish or Korean. */
export const isNamedLanguage = (text: string): boolean =>
	formsOf(text).some((one) => isLanguage(one) || isAbroad(one.toLowerCase()));

/** French writes an accent where others have none: "soninké". */
const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text, where languages are named, is one, however few people speak it. */
export const mayBeLanguage = (text: string): boolean =>
	isNamedLanguage(text) ||
	formsOf(text).some((one) => [bareName(one), one.toLowerCase(), withoutAccents(one)].some((name) => RARE.has(name)));
