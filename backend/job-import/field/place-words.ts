/** What separates several places: "Paris / Lyon", "Paris or Lyon". "Frankfurt/Main" is one place. */
export const BETWEEN = /\s*[;|•·\n]\s*|(?<=[^\s/]{2})\s*\/\s*(?!Main\b|M\b)(?=\S{2})|\s+(?:or|oder|ou|atau|eller)\s+/i;

/** Words for remote work, with what leads on to a country. */
export const REMOTE =
	/\b(?<!\b(?:teilweise|partially|partly)\s)(?:(?:fully|100\s?%)\s+)?(?:remote(?:ly)?|remot[oa]|télétravail|teletrabajo|trabalho remoto|wfh)(?![\p{L}])(?![-\s]*first)(?:[-\s](?:friendly|eligible|possible|optional|only|ok)\b)?|\b(?<!\b(?:teilweise|partially|partly)\s)(?:work from (?:home|anywhere)|home[-\s]?office(?:\s+möglich)?|home[-\s]based|telecommute|telearbeit|thuiswerk(?:en)?|kerja jarak jauh|anywhere(?=\s+(?:in|within|from)\s+(?!the world)))\b|(?<!\p{L})à distance(?!\p{L})/giu;

/** What may stand before the place of remote or hybrid work. */
export const LEADING = /^[\s,:()–—-]*(?:(?:anywhere\s+)?(?:in|from|within|across)\s+)(?:the\s+)?|^\s*the\s+/i;

/** Words for work that is only partly remote. */
export const HYBRID =
	/\bh(?:y|í|i)brid[oaeé]?(?!\p{L})|\b(?:teilweise|partially|partly)\s+(?:remote|home[-\s]?office)\b/giu;

/** Remarks about a place that are none. */
export const REMARKS =
	/\b(?:on[-\s]?site|in[-\s]office|in[-\s]person|HQ|headquarters|head office|wfo|presencial|vor ort|sur site|op locatie)\b|\b(?:only|based)(?=\s*\)?\s*$)|(?<=^|\()\s*(?:office|(?:full|part)[-\s]?time|contract|permanent|temporary|vollzeit|teilzeit)\s*(?=$|\))|\(\s*(?:.*\btravel\b.*)\)/gi;

/** Areas of the world, and what companies write instead of a place. */
const AREAS =
	/^(?:global(?:ly)?|worldwide|anywhere(?: in the world)?|distributed|international|europe(?:an union)?|eu|eea|eurozone|emea|apac|dach|mena|nordics|benelux|cee|anz|menat|asean|asia(?:[ -]pacific)?|south[- ]?east asia|middle east(?: and north africa)?|africa|oceania|latam|(?:north |south |latin |central )?americas?|(?:east|west) coast|flexible|field|(?:multiple|\d+\+?) (?:locations|cities|offices)|various(?: locations)?|(?:several|all) locations|nationwide|bundesweit|deutschlandweit|europaweit|weltweit|seluruh indonesia)$/i;

/** Whether a text is an area of many countries, or no certain place: nothing that is a city. */
export const isArea = (text: string): boolean => AREAS.test(text);

/** Areas that mean that the work is remote. */
export const isEverywhere = (text: string): boolean =>
	/^(?:global|worldwide|anywhere(?: in the world)?|distributed|weltweit)$/i.test(text.trim());
