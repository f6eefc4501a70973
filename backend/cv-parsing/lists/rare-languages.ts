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
		"auslan|bsl|asl|nzsl|lsf|dgs|gebärdensprache|deutsche gebärdensprache|langue des signes|langue des signes française|lengua de signos|lengua de señas|libras|nederlandse gebarentaal|gebarentaal|new zealand sign language|irish sign language"
	).split("|"),
);

/** Where a language is spoken as it is named: "Brazilian Portuguese", "Latin American Spanish". */
const VARIETY =
	/^(?:brazilian|european|latin american|american|british|mexican|canadian|swiss|austrian|australian|castilian|indian|egyptian|levantine|gulf|moroccan|standard|modern(?: standard)?|simplified|traditional|high)\s+(?=\p{L})/iu;

/** The same behind the name, in languages that write it so: "arabe dialectal". */
const VARIETY_BEHIND =
	/(?<=\p{L})\s+(?:dialectal|littéraire|classique|moderne|québécois|brasileñ[oa]|brasileir[oa]|europeu|británico|americano|britânico|latino|rioplatense)$/iu;

/** Whether a text, where languages are named, is one, however few people speak it. */
export function mayBeLanguage(text: string): boolean {
	const name = text.replace(VARIETY, "").replace(VARIETY_BEHIND, "");
	return isLanguage(name) || RARE.has(bareName(name)) || RARE.has(name.toLowerCase().trim());
}
