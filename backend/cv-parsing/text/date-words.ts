/** Words for the end of what hasn't ended. */
export const NOW =
	"(?:alla data attuale|ad oggi|tutt['’]oggi|present|now|current(?:ly)?|today|ongoing|to date|sekarang|saat ini|kini|hingga kini|heute|jetzt|aktuell|laufend|aujourd['’]hui|présent|actuel|" +
	"en cours|ce jour|actualidad|la actualidad|actualmente|presente|actual|atual|atualmente|o momento|heden|nu|oggi|attuale|hiện tại|hiện nay|nay|" +
	"至今|现在|今|الآن|الان|حتى الآن|حاليا)";
/** What stands between the two ends of a period. */
export const BETWEEN =
	"(?: ?(?:[-–—~−]{1,2}|→) ?| (?:to|until|till|through|s\\.?/?d\\.?|sampai(?: dengan)?|hingga|bis(?: zum)?|à|au|jusqu['’]à|hasta|a|al|até|ao|tot|đến|إلى) | ?(?:至|到) ?)";
/** What can't stand right before a date, and right behind one. */
export const EDGE = "(?<![\\p{L}\\d./-])";
export const END = "(?![\\p{L}\\d]|[./]\\d)";
