/** Words at the beginning of a remark about studies: what they were about, and how they ended. */
const BEGINS =
	/^(?:(?:my |final |master(?:['’]?s)? |bachelor(?:['’]?s)? |doctoral |ph\.?d\.? )?(?:thesis|dissertation)|final (?:year )?project|capstone|focus(?:ed|ing)?|foc[iu]s areas?|major(?:s|ing|ed)?|minor(?:s|ing|ed)?|speciali[sz](?:ation|ed|ing)|concentration|emphasis|track(?!\p{L})|option|electives?|courses?|coursework|modules|relevant|graduated|graduation|graduating|completed|attended|exchange|erasmus|research|semester|scholarship|grades?|marks?|result|average|passed|with (?:a|an|first|high|great|distinction|hono|merit|minor|major|focus)|top \d|rank(?:ed)?(?!\p{L})|dean['’]s list|supervis|advis|skripsi|tesis|disertasi|tamat|abgeschlossen|terminé|obtenu|concluído|finalizado|geslaagd|tốt nghiệp|tugas akhir|fokus|peminatan|konsentrasi|lulus|predikat|nilai|abschluss|schwerpunkt|vertiefung|nebenfach|hauptfach|bachelorarbeit|masterarbeit|diplomarbeit|dissertationsthema|note\b|notendurchschnitt|mémoire|thèse|spécialis|spécialité|mention|mineure|majeure|parcours|projet de fin)/iu;

/** Words of a grade, of honours, of how somebody studied, and of who paid or examined. */
const INSIDE =
	/(?<!\p{L})(?:honou?rs|hons|distinction|merit|cum laude|laude|laureat|first[- ]class|second[- ]class|third[- ]class|(?:upper|lower) second|gpa|ipk|dengan pujian|pujian|sangat memuaskan|mit auszeichnung|auszeichnung|sehr gut|félicitations|très bien|assez bien|con lode|full[- ]?time|part[- ]?time|distance learning|evening classes|online|remote|berufsbegleitend|vollzeit|teilzeit|fernstudium|dual(?:es)?|temps plein|temps partiel|en alternance|alternance|penuh waktu|paruh waktu|kelas karyawan|reguler|ongoing|expected|not completed|unfinished|dropped out|abgebrochen|tidak selesai|sin terminar|incomplet[oa]|inacabad[oa]|non terminée?|niet afgerond|valedictorian|salutatorian|scholarship|grant|fellowship|stipend(?:ium)?|beasiswa|bourse|beca|bolsa|sponsored|funded|supervised|cbse|icse|nios|waec|neco|aqa|ocr|edexcel|(?:examination |state )?board|thesis|dissertation|skripsi)(?!\p{L})|^(?:[12](?::|\.)[12i]|pass(?:ed)?|summa|magna|bien)$/iu;

/** Whether a text beside a degree is a remark about the studies (a grade, honours, a thesis), so that it names no school. */
export const isRemark = (text: string): boolean => BEGINS.test(text.trim()) || INSIDE.test(text);

/** The name of a subject, as it can stand behind a school's. */
const SUBJECT =
	/(?:sciences?|engineering|studies|mathematics|physics|chemistry|biology|economics|management|administration|(?<!\p{L})arts|history|literature|psychology|philosophy|informati[ck]s?|informatik|accounting|finance|nursing|medicine)$|\p{Script=Han}(?:工程|科学|技术|技術|管理|数学|物理|化学|经济学?|法学|文学|医学|设计|设计学|会计学?|金融学?|专业)$/iu;

/** Other words with which subjects end, or names of towns: less sure. */
const MAYBE_SUBJECT =
	/(?<!\p{L})(?:\p{L}{3,}(?:ology|ography|onomy|istry|metry|nomics|istics|onics|amics|nautics|natics|litics|ethics|istik|ologie|logi|ika|onomie|grafi|graphie)|statistics|mathemati[ck]s?|maths|kế toán|điều dưỡng|quản trị kinh doanh|công nghệ thông tin|cơ khí|điện tử|journalism|tourism|law|marketing|banking|trade|business|commerce|strategy|politics|logistics|ethics|design|architecture|music|theatre|film|education|pharmacy|languages?|linguistics|english|french|german|spanish|communications?|media|relations|policy|health|technology|systems?|networks?|security|intelligence|learning|analytics|programming|robotics|mechanics|electronics|agriculture|forestry|dentistry|anthropology|hukum|ekonomi|manajemen|akuntansi|teknik(?: \p{L}+)?|ilmu(?: \p{L}+)*|sastra(?: \p{L}+)?|ipa|ips|recht|bwl|vwl|wirtschaft|droit|gestion|commerce|lettres|mathématiques)$/iu;

/** Whether a text is surely the name of a subject. */
export const isSubject = (text: string): boolean => SUBJECT.test(text);

/** Whether a text is, or may be, the name of a subject. */
export const maybeSubject = (text: string): boolean => SUBJECT.test(text) || MAYBE_SUBJECT.test(text);

const IN_BRACKETS = /\s*\(([^()]*)\)$/u;
const WITH = /\s+(?:with|mit|avec|dengan)\s+([^,]+)$/iu;
/** A grade in figures: "2:1", "Note 1,7", "3.8/4.0". */
const FIGURES = /^(?:\p{L}+\.?:?\s)?\d(?:[.,:]\d{1,2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?)?$/u;

const HONOURS =
	/^(?:(?:summa |magna )?cum laude|(?:first|second|third)[- ]class(?: honou?rs)?|(?:distinction|merit|honou?rs|hons\.?)|mention (?:très bien|assez bien|bien)|con lode|dengan pujian|mit auszeichnung|(?:in)?complet[oa]|conclu[ií]d[oa]|cursando|e[nm] curso|trunc[oa])$/iu;

const isAside = (text: string) => isRemark(text) || FIGURES.test(text.trim());

/** A subject without the remarks behind it: "History (2:1)", "Mathematics with Distinction", "Design, First Class Honours". */
export function withoutRemarks(subject: string): string {
	const [, inner = ""] = IN_BRACKETS.exec(subject) ?? [];
	if (inner && isAside(inner)) return withoutRemarks(subject.replace(IN_BRACKETS, ""));
	const [, behind = ""] = WITH.exec(subject) ?? [];
	if (behind && isRemark(behind)) return withoutRemarks(subject.replace(WITH, ""));
	const at = subject.lastIndexOf(", ");
	if (at > 0 && isAside(subject.slice(at + 2))) return withoutRemarks(subject.slice(0, at));
	return HONOURS.test(subject) || (FIGURES.test(subject) && isRemark(subject)) ? "" : subject;
}
