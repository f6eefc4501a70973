/** What separates several places: "Paris / Lyon", "Paris or Lyon". "Frankfurt/Main" is one place. */
export const BETWEEN = /\s*[;|•·\n]\s*|(?<=[^\s/]{2})\s*\/\s*(?!Main\b|M\b)(?=\S{2})|\s+(?:or|oder|ou|atau)\s+/i;

/** Words for remote work, with what leads on to a country. */
export const REMOTE =
	/\b(?:(?:fully|100\s?%)\s+)?(?:remote(?:ly)?|remot[oa]|télétravail|teletrabajo|trabalho remoto|wfh)(?![\p{L}])(?![-\s]*first)(?:[-\s](?:friendly|eligible|possible|optional|only|ok)\b)?|\b(?:work from (?:home|anywhere)|home[-\s]?office|home[-\s]based|telecommute|kerja jarak jauh)\b/giu;

/** What may stand before the place of remote work. */
export const LEADING = /^[\s,:()–—-]*(?:(?:anywhere\s+)?(?:in|from|within|across)\s+)(?:the\s+)?|^\s*the\s+/i;

export const HYBRID = /\bh(?:y|í|i)brid[oaeé]?(?!\p{L})/giu;

/** Remarks about a place that are none. */
export const REMARKS =
	/\b(?:on[-\s]?site|in[-\s]office|in[-\s]person|HQ|headquarters|head office|wfo)\b|\b(?:only|based)(?=\s*\)?\s*$)|^\s*office\s*$|\(\s*(?:.*\btravel\b.*)\)/gi;

/** Areas of the world, and what companies write instead of a place. */
const AREAS =
	/^(?:global(?:ly)?|worldwide|anywhere(?: in the world)?|distributed|international|europe(?:an union)?|eu|eea|eurozone|emea|apac|dach|mena|nordics|benelux|asean|asia(?:[ -]pacific)?|south[- ]?east asia|middle east(?: and north africa)?|africa|oceania|latam|(?:north |south |latin |central )?americas?|(?:east|west) coast|flexible|field|multiple (?:locations|cities|offices)|various(?: locations)?|(?:several|all) locations|nationwide|bundesweit|deutschlandweit|europaweit|weltweit|seluruh indonesia)$/i;

/** Whether a text is an area of many countries, or no certain place: nothing that is a city. */
export const isArea = (text: string): boolean => AREAS.test(text);

/** Areas that mean that the work is remote. */
export const isEverywhere = (text: string): boolean =>
	/^(?:global|worldwide|anywhere(?: in the world)?|distributed|weltweit)$/i.test(text.trim());
