/** Words for the end of what hasn't ended. */
export const NOW =
	"(?:(?:till |up to )?date|act\\.|à ce jour|jusqu['’]à (?:présent|ce jour|aujourd['’]hui)|bis (?:heute|jetzt)|hasta (?:la fecha|hoy|(?:la )?actualidad|el presente)|até (?:hoje|o momento|ao presente|à data)|tot (?:heden|nu)|fino ad oggi|sampai (?:sekarang|saat ini|kini)|up to (?:now|date)|till (?:now|date)|until now|alla data attuale|ad oggi|tutt['’]oggi|present|pres(?=\\.?(?:[)\\]]|$))|now|current(?:ly)?|today|ongoing|to date|sekarang|skrg|skrng|saat ini|kini|hingga kini|heute|jetzt|aktuell|laufend|aujourd['’]hui|présent|actuel(?:lement)?|" +
	"en cours|ce jour|actualidad|la actualidad|hoy|hoje|vandaag|maintenant|actualmente|presente|actual|atual|atualmente|o momento|heden|nu|oggi|attuale|hiện tại|hiện nay|nay|" +
	"hede|nå|nåværende|nuvarande|pågående|nuværende|nykyinen|obecnie|do (?:chwili obecnej|teraz|dziś)|současnost|dosud|súčasnosť|jelenleg|prezent|în prezent|danas|devam ediyor|halen|günümüz|" +
	"(?:по )?(?:настоящее время|наст\\. ?время|н\\. ?в\\.|сегодня)|(?:по )?теперішній час|дотепер|σήμερα|현재|재직 ?중|재학 ?중|現在|ปัจจุบัน|" +
	"至今|现在|今|الآن|الان|حتى الآن|حاليا)";
/** What stands between the two ends of a period, which may have brackets of their own. */
export const BETWEEN =
	"(?:(?:\\] ?[-–—] ?\\[|\\) ?[-–—] ?\\() ?| ?(?:[-–—~∼−〜～]{1,2}|→) ?(?:(?:expected|anticipated|voraussichtlich|perkiraan) (?:in )?)?| (?:to|until|till|through|s\\.?/?d\\.?|sampai(?: dengan)?|hingga|bis(?: zum)?|à|au|jusqu['’]à|hasta|a|al|até|ao|tot|t\\/?m|t\\.?e\\.?m\\.?|đến|إلى) | ?(?:至|到) ?| ?[-–—|,]? ?(?:end(?: date)?|to|bis|fin|hasta|selesai|sampai) ?: ?)";
/** What can't stand right before a date, and right behind one. */
export const EDGE = "(?<![\\p{L}\\d./-])";
export const END = "(?![\\p{L}\\d]|[./]\\d)";
