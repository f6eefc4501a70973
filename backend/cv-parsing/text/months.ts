import { readYearMonth } from "../../../lib/contract/year-month";

/** Names of the months, short and long, in the languages that CVs are read in; separated by bars. */
const NAMES = [
	"jan|january|januari|januar|jänner|janv|janvier|ene|enero|janeiro|gennaio|gen|يناير|tammikuu|ianuarie|január|leden|ledna|stycznia|styczeń|ocak|января|январь|januarie|січень|січня|ιανουάριος",
	"feb|february|februari|peb|pebruari|februar|févr|fév|fevr|février|febr|febrero|fev|fevereiro|febbraio|febuari|فبراير|helmikuu|februarie|február|únor|února|luty|lutego|şubat|февраля|февраль|лютий|лютого|شباط",
	"mar|march|maret|märz|mär|mrz|mars|marzo|março|maart|mrt|mac|مارس|maaliskuu|martie|március|březen|března|marzec|marca|marts|марта|март|березень|березня|آذار|اذار",
	"apr|april|avr|avril|abr|abril|aprile|أبريل|ابريل|huhtikuu|aprilie|április|duben|dubna|kwiecień|kwietnia|nisan|апреля|апрель|квітень|квітня|نيسان",
	"may|mei|mai|mayo|maio|maggio|mag|مايو|maj|maja|toukokuu|május|květen|května|mayıs|мая|май|травень|травня|أيار|ايار",
	"jun|june|juni|juin|junio|junho|giugno|giu|يونيو|kesäkuu|iunie|június|czerwiec|czerwca|haziran|июня|июнь|червень|червня|junie|حزيران",
	"jul|july|juli|juil|juillet|julio|julho|luglio|lug|julai|يوليو|heinäkuu|iulie|július|lipiec|lipca|temmuz|июля|июль|липень|липня|julie|تموز",
	"aug|august|agt|ags|agu|agustus|août|aout|ago|agosto|augustus|ogos|ogo|أغسطس|اغسطس|augusti|elokuu|augusztus|srpen|srpna|sierpień|sierpnia|ağustos|августа|август|серпень|серпня|آب",
	"sep|sept|september|septembre|septiembre|set|setiembre|setembro|settembre|سبتمبر|syyskuu|septembrie|szeptember|září|wrzesień|września|eylül|сентября|сентябрь|вересень|вересня|أيلول|ايلول",
	"oct|october|okt|oktober|octobre|octubre|out|outubro|ottobre|ott|أكتوبر|اكتوبر|lokakuu|octombrie|október|říjen|října|październik|października|ekim|октября|октябрь|жовтень|жовтня",
	"nov|november|nop|nopember|novembre|noviembre|novembro|نوفمبر|marraskuu|noiembrie|listopad|listopada|listopadu|kasım|ноября|ноябрь|листопада",
	"dec|december|des|desember|dez|dezember|déc|décembre|dic|diciembre|dezembro|dicembre|disember|dis|ديسمبر|joulukuu|decembrie|prosinec|prosince|grudzień|grudnia|aralık|декабря|декабрь|грудень|грудня",
].map((names) => names.split("|"));

const NUMBERS = new Map(NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** Names of several words: those of Vietnam count the months, and some of the Levant share their first word. */
const COUNTED = /(?<!\p{L})tháng (\d{1,2})(?: năm)?(?=[ ,/.-]{0,3}\d{4}(?!\d))/giu;
const LEVANTINE = ["كانون الثاني", "تشرين الأول", "تشرين الثاني", "كانون الأول"];
const LEVANTINE_NUMBERS = [1, 10, 11, 12];

/** Number of a month, 1–12, by its name in one of the languages; undefined for other words. */
export const monthNumber = (name: string): number | undefined => NUMBERS.get(name.toLowerCase().replace(/\.$/, ""));

const ENGLISH = new Set(
	"jan|january|feb|february|mar|march|apr|april|may|jun|june|jul|july|aug|august|sep|sept|september|oct|october|nov|november|dec|december".split(
		"|",
	),
);

/** What months stand as in a marked text: one sign for each letter of an English name, another for other languages. */
const [ENGLISH_SIGN, OTHER_SIGN] = ["\ue000", "\ue001"];

/** A month in a marked text as part of a pattern, and one that English has. */
export const MONTH = `[${ENGLISH_SIGN}${OTHER_SIGN}]+\\.?`;
export const ENGLISH_MONTH = `${ENGLISH_SIGN}+\\.?`;

const sameLength = (text: string, other: string) => (other.length === text.length ? other : text);

function markWord(word: string): string {
	const name = word.toLowerCase();
	if (!NUMBERS.has(name)) return sameLength(word, name);
	return (ENGLISH.has(name) ? ENGLISH_SIGN : OTHER_SIGN).repeat(word.length);
}

/**
 * A text of the same length in small letters, with signs in place of months. Patterns with the names of all languages, in
 * letters of both sizes, would cost most of the time of a process that reads one CV: it compiles each of them anew.
 */
export const markMonths = (text: string): string =>
	text
		.replace(/[\ue000\ue001]/g, " ")
		.replace(COUNTED, (name) => OTHER_SIGN.repeat(name.length))
		.replace(/(?:كانون|تشرين) (?:الأول|الثاني)/gu, (name) => OTHER_SIGN.repeat(name.length))
		.replace(/\p{L}[\p{L}\p{M}]*/gu, markWord);

/** A season or term, without a month. */
export const SEASON =
	"(?:(?:spring|summer|autumn|fall|winter|semester)s?|term|q[1-4]|ws|ss|wise|sose|wintersemester|sommersemester|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|verão|outono)";

/** Parts of several years that come again, before them. */
export const SEASONS =
	"(?:summer|winter|spring|autumn|fall|holiday) seasons?|(?:season|summer|winter|spring|autumn|fall|holiday|vacation)s|étés?|hivers?|saisons?|vacances|temporadas?|campañas?|veranos?|inviernos?|verões|campanhas?|estati|stagioni|sommers?|somrar|semesterferien|zomers?|musim(?: panen| liburan)?";

const NAMED = /(\p{L}[\p{L}\p{M}]*)\.?(?: de |[ ,'’‘`/-]{0,4})(\d{4}|\d{2})$/u;
const YEAR_FIRST = /^(\d{4})(?:,? |[-/.])(\p{L}[\p{L}\p{M}]*)\.?$/u;
const SHORT = /^(\d{1,2})[/.]['’]?(\d{2})$/;
const CHINESE = /(\d{4}) ?年 ?(\d{1,2}) ?月/;

/** "16" as 2016 and "98" as 1998. */
const wholeYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 60 ? "20" : "19"}${year}`);

const yearMonth = (year: string, month: number) => `${year}-${String(month).padStart(2, "0")}`;

/** Year and month of a date whose month has a name of several words: "Tháng 3/2015", "تشرين الثاني 2018". */
function longMonth(text: string): string | undefined {
	const [counted = "", number] = new RegExp(`^${COUNTED.source}`, "iu").exec(text) ?? [];
	const at = LEVANTINE.findIndex((name) => text.startsWith(name));
	const name = counted || LEVANTINE[at] || "";
	const year = name && /^[ ,/.-]{0,3}(\d{4})$/.exec(text.slice(name.length))?.[1];
	return year ? readYearMonth(`${year}-${number ?? LEVANTINE_NUMBERS[at]}`) : undefined;
}

/** Year and month ("2021-03") of a date as written in a CV: "Mar. ’ 2021", "Oct ’16", "3 / 2021", "2021年3月". */
export function toMonth(text: string): string | undefined {
	const plain = text.replace(/\s+/g, " ").trim();
	const chinese = CHINESE.exec(plain);
	if (chinese) return readYearMonth(`${chinese[1]}-${chinese[2]}`);
	const long = longMonth(plain);
	if (long) return long;
	const named = NAMED.exec(plain);
	const month = named && monthNumber(named[1] ?? "");
	if (month) return yearMonth(wholeYear(named[2] ?? ""), month);
	const first = YEAR_FIRST.exec(plain);
	const behind = first && monthNumber(first[2] ?? "");
	if (behind) return yearMonth(first[1] ?? "", behind);
	const short = SHORT.exec(plain);
	if (short) return yearMonth(wholeYear(short[2] ?? ""), Number(short[1]));
	return readYearMonth(plain.replace(/(?<=\d) ?([-/.]) ?(?=\d)/g, "$1"));
}

/** A month whose letters stand apart before its year, as fonts with wide letters leave them: "Sept ember 2012". */
const CUT = /(?<!\p{L})(\p{L}{1,8}) (\p{L}{1,8})(?= \d{4}(?!\d))/gu;
const LEAST_CUT = 5;

/** Whether a word goes on with another one, as its letters tell: no capital begins inside of a word in small letters. */
const mayGoOn = (one: string, other: string) => /^\p{Ll}/u.test(other) || one === one.toUpperCase();

/** A text with its months whole. */
export const withWholeMonths = (text: string): string =>
	text.replace(CUT, (all, one: string, other: string) => {
		const isMonth = monthNumber(one + other) !== undefined && one.length + other.length >= LEAST_CUT;
		return isMonth && monthNumber(other) === undefined && mayGoOn(one, other) ? one + other : all;
	});
