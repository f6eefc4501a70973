/** Words for how well somebody knows something, as alternatives of a pattern. */
const LEVEL_WORDS =
	"advanced|intermediate|basics?|beginner|elementary|experts?|experienced|proficient|skill?ful|skilled|novice|native|fluent|good|excellent|strong|solid|fair|moderate|regular|learner|conversant|familiar|in progress|currently learning|" +
	"mahir|menengah|dasar|lanjutan|pemula|baik|cukup|" +
	"fortgeschritten(?:e[nr]?)?|grundlagen|(?:grund|basis|anwender)kenntnisse|gute?[nr]?|sichere?[nr]?|fundierte?[nr]?|vertiefte?|erweiterte?|experte|anfänger|" +
	"avancée?s?|intermédiaires?|débutante?|bien|notions|bonne?s?|confirmée?|maîtrise|" +
	"avanzad[oa]s?|intermedi[oa]s?|b[aá]sic[oa]s?|expert[oa]|buen[oa]s?|alto|medio|bajo|usuario|avan[cç]ad[oa]s?|intermedi[aá]ri[oa]s?|bo[mn]s?|boa|" +
	"gevorderde?|basis(?:kennis)?|goede?|uitstekende?|" +
	"эксперт|продвинутый|уверенный|средний|базовый|начальный|отлично|хорошо|експерт|просунутий|впевнений|середній|базовий|" +
	"zaawansowan[ya]|średniozaawansowan[ya]|podstawow[ya]|dobr[ya]|bardzo dobr[ya]|pokročil[ýá]|základní|mírně pokročil[ýá]|" +
	"ileri|orta|temel|iyi|avancerad|grundläggande|god[at]?|avanceret|grunnleggende|avansat|mediu|avanzato|intermedio|buon[oa]|ottim[oa]";

const SCALE = "level|niveau|nivel|nível|livello|tingkat|stufe";
const KNOWLEDGE = "kenntnisse|kennis|connaissances?|conocimientos?|conhecimentos?|conoscenz[ae]|usuario|umgang";
const YEARS =
	"(?:less than |more than |over )?\\d+\\+? (?:years?|yrs?|months?|tahun|bulan|jahre?|ans?|años?|anos?|anni|jaar|лет|года?|років|роки|рік|lat|lata|yıl|år)";

/** How well, or how long, somebody knows something, as a pattern: "advanced", "sehr gute Kenntnisse", "level 4", "5 years". */
export const HOW_WELL = `(?:(?:(?:${SCALE}|${KNOWLEDGE}) )?(?:very |sehr |sangat |muy |muito |très |molto |zeer )?(?:${LEVEL_WORDS})(?: (?:level|user|knowledge|command|niveau|tingkat|${KNOWLEDGE}))?|(?:${SCALE}) \\d|${YEARS})`;

/** How good what somebody says to have is. */
const HOW_GOOD =
	"(?:very |sehr |muy |très )?(?:good|solid|strong|working|basic|advanced|extensive|hands-on|practical|in-depth|excellent|sound|broad|some|proven|sichere[rn]?|gute[rn]?|ausgezeichnete[rn]?|hervorragende[rn]?|fundierte|solide|umfangreiche|bonnes?|solides?|buen[oa]?s?|bo[am]s?|buona|ottima|goede) ";

/** What stands between that and the skills, by language. */
const HAVE = [
	"(?:knowledge|experience|command|understanding|skills?|proficiency|expertise|background|mastery) (?:in|with|of|using)",
	"(?:proficient|experienced|skilled|fluent|competent|confident|familiar|comfortable|expert|(?:well[- ])?versed|trained|adept) (?:in|with|of|at|using)",
	"(?:able to|can) (?:use|operate|work with)",
	"(?:mampu|dapat|bisa|terbiasa) (?:mengoperasikan|menggunakan|memakai)|(?:menguasai|mahir|berpengalaman)(?: (?:dalam|dengan|di bidang|menggunakan|mengoperasikan))?",
	"kenntnisse (?:in|im|mit|von)|erfahrung (?:in|im|mit)|(?:sicher im )?umgang mit|vertraut mit|beherrschung (?:von|der|des)",
	"maîtrise d(?:e |u |es |['’])|connaissances? (?:de|du|des|en)",
	"(?:manejo|dominio|conocimientos?|uso|experiencia) (?:de|del|en|con)",
	"(?:domínio|conhecimentos?|experiência) (?:de|do|da|em|com)",
	"(?:conoscenza|padronanza|uso) (?:di|del|della|dei)",
	"(?:kennis van|ervaring met|beheersing van)",
	"(?:sử dụng )?thành thạo",
	"(?:熟练|能够?)?(?:掌握|使用|运用)|熟悉|熟练|了解|精通|擅长",
].join("|");

/** Two words that are one thing, as a pattern. */
export const PAIRS =
	"health and safety|research and development|food and beverages?|sales and marketing|profit and loss|front and back|accounts payable and receivable|supply and demand|terms and conditions|diversity and inclusion|cut and sew";

/** The words before skills in a sentence, as a pattern: "Proficient in", "I have good knowledge of", "Mampu mengoperasikan". */
export const BEFORE_SKILLS = `(?:I (?:am |have |possess )?(?:an? )?)?(?:highly |very )?(?:${HOW_GOOD}){0,2}(?:${HAVE})\\s*:?\\s*`;

/** A label of what programs somebody knows; as a heading it may be a department or a study. */
export const COMPUTER_LABEL =
	/^(?:I\.?T\.?|ICT|TIC|PC|EDV|informati(?:ca|que|k|ka|kk)|informática|bureautique|ofimática|computers?|komputer|software|program(?:s|me|mes)?|programma['’]?s)\s*[:：]?\s*$/iu;
