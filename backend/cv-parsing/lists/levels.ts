/** Levels that people often misspell: "begginner", "intermidiate", "profficient". */
const MISSPELT = "begg?inn?er|interm[ei]diat?e?|proff?ic+ient";

/** Words for levels, in the languages that CVs are read in. */
const LEVELS =
	"native|learner|learning|fair|poor|latinum|giao tiếp|bản ngữ|mother ?tongue|fluent|fluently|proficiency|advanced|basics?|elementary|conversational|professional|working|limited|full|business|bilingual|good|excellent|very|upper|" +
	"pre-intermediate|near[- ]native|speaker|heritage|second language|spoken|written|novice|expert|toefl|ielts|toeic|itp|ibt|band|skor|score|nivel|nível|jlpt|cet-?[46]|tem-?[48]|cefr|delf|dalf|dele|hsk|topik|goethe|[abc][12]|n[1-5]|level|aktif|pasif|fasih|lancar|menengah|dasar|mahir|penutur|asli|bahasa ibu|ibu|geht so|ça va|kurang|sangat|cukup|baik|lisan|tulisan|pemula|" +
	"muttersprach\\p{L}*|schulkenntnisse|anfänger|in wort und schrift|in woord en geschrift|redelijk|basiskennis|fließend|verhandlungssicher|grundkenntnisse|gute?|sehr|fortgeschritten|courante?|langue maternelle|maternelle|bilingue|notions|intermédiaire|débutante?|avancée?|niveau|lue?|parlée?|écrite?|scolaires?|" +
	"nativ[oa]|hablad[oa]|escrit[oa]|falad[oa]|lid[oa]|razoável|bo[am]|lengua materna|língua materna|fluido|intermedi[oa]|básic[oa]|avanzad[oa]|alto|medio|fluente|intermediário|avançad[oa]|moedertaal|vloeiend|basis|goed|uitstekend|matig|madrelingua|buon[oa]|ottim[oa]|scolastic[oa]|" +
	"flytende|morsmål|grunnleggende|gode|god|svært|muntlig|skriftlig|middels|flytande|modersmål|grundläggande|goda|mycket|flydende|begynder|rutineret|äidinkieli|sujuva|erinomainen|hyvä|perusteet|tyydyttävä|" +
	"biegły|biegle|biegła|ojczysty|podstawowy|komunikatywny|średniozaawansowany|zaawansowany|rodilý mluvčí|rodný|plynně|plynule|pokročil[ýá]|mírně|základy|začátečník|anyanyelv|folyékony|felsőfok|középfok|alapfok|nativ|fluent|avansat|mediu|începător|maternji|tečno|" +
	"ana ?dil|anadili|akıcı|iyi|çok|orta|temel|başlangıç|ileri|родной|свободно|свободный|базовый|средний|разговорный|начальный|рідна|вільно|базовий|μητρική|άριστα|καλά|huistaal|eerste taal|tweede taal|vlot|home language|first language|moedertong|" +
	"fliessend|professioneel|zakelijk|uitmuntend|zeer|gevorderd|beginnend|werkbaar|professionell|geschäftssicher|professionnel(?:le)?|profesional|profissional|professionale|profesionalny|avanzato|intermedio|un poco|un peu|a little|etwas|sedikit|um pouco|un po['’]|een beetje|medio|suficiente|usuario|independiente|técnic[oa]|wenig|" +
	"母语|流利|精通|熟练|良好|一般|[四六八]级|[一二][甲乙]|원어민|유창|상급|중급|초급|母国語|ネイティブ|ビジネスレベル|日常会話" +
	`|${MISSPELT}`;

/** The boundary between a language's name and its level. */
export const LEVEL = new RegExp(
	`\\s*(?:[([:：–—|/]|\\s-\\s|\\d|[●○•◦★☆■□▪▫*]|([lno])\\1{2,}$|(?<!\\p{L})(?:${LEVELS})(?!\\p{L})).*$`,
	"iu",
);

/** A level and nothing else. */
const ONLY_LEVEL = new RegExp(
	`^[([:：–—-]*\\s*(?:(?:${LEVELS})(?:[\\s/,:)(\\]–-]+(?:(?:and|dan|und|et|y|e|en)\\s+)?|$))+$`,
	"iu",
);

/** Whether a text only says how well a language is spoken: "Native", "C1". */
export const isLevel = (text: string): boolean => ONLY_LEVEL.test(text.trim());
