/** Words for occupations, in English and Indonesian. */
const TITLE =
	/\b(?:manager|manajer|engineer|developer|analyst|analis|assistant|asisten|officer|intern|internship|designer|desainer|consultant|konsultan|director|direktur|direktris|head|lead|leader|staff|staf|supervisor|specialist|spesialis|coordinator|koordinator|administrator|admin|administrasi|executive|eksekutif|teacher|guru|dosen|lecturer|nurse|perawat|bidan|midwife|doctor|dokter|accountant|akuntan|programmer|magang|kepala|teknisi|technician|kasir|cashier|sales|salesperson|marketing|representative|associate|trainee|president|chief|ceo|cto|cfo|coo|founder|co-founder|owner|partner|architect|arsitek|scientist|researcher|peneliti|writer|penulis|editor|journalist|wartawan|jurnalis|photographer|fotografer|driver|sopir|operator|mechanic|mekanik|chef|cook|koki|barista|waiter|waitress|pramusaji|receptionist|resepsionis|secretary|sekretaris|auditor|lawyer|pengacara|legal|advisor|adviser|agent|agen|buyer|planner|recruiter|tutor|trainer|instructor|instruktur|tester|clerk|bookkeeper|controller|treasurer|bendahara|surveyor|pharmacist|apoteker|therapist|terapis|translator|penerjemah|worker|pekerja|karyawan|freelancer|volunteer|ketua|anggota|strategist|producer|inspector|foreman|mandor|estimator|storekeeper|merchandiser|copywriter|illustrator|animator|devops|qa|hr|hrd|pengawas|pelaksana|penyelia|satpam|security guard|teller|account manager|customer service|product owner|scrum master|werkstudent|pramugari|kurir|courier|buruh|pramuniaga|student|ninja|operative|apprentice|fellow|postdoc|postdoctoral|professor|server|baker|carpenter|electrician|plumber|welder|painter|guard|librarian|curator|economist|statistician|biologist|chemist|physicist|psychologist|counsel(?:l)?or|paramedic|dentist|pilot|steward|dispatcher|machinist|picker|packer|evangelist|advocate|superintendent|ambassador|liaison|broker|underwriter|actuary|paralegal|attorney|solicitor|dean|registrar|member|resident|maker|publicist|contractor(?!s)|bartender|stylist|hairdresser|caregiver|nanny|janitor|cleaner|laborer|labourer|packager|attendant|host|hostess|aide|winemaker|sommelier|gardener|housekeeper|chauffeur|porter|appraiser|assessor|scheduler|coach|facilitator|moderator|musician|videographer|nutritionist|dietitian|radiographer|optician|veterinarian|surgeon|physician|carer|beautician|seamstress|bricklayer|firefighter|detective|investigator|examiner|archivist|historian|interpreter|columnist|principal|headteacher|deputy|dietician|postman|\w{3,}(?:therapist|ologist))s?\b/;

/** The same in German, French, Spanish, Portuguese, Dutch, Malay, Vietnamese, Chinese and Arabic. */
const TITLE_ABROAD =
	/(?<!\p{L})(?:(?:\p{L}*(?:leider|medewerker|medewerkster|verzorgende|verpleegkundige|technologe?|führer|fahrer|chauffeur|verwalter|monteur|erzieher|redakteur|gestalter|forscher|vertreter|entwickler|ingenieur|leiter|berater|mitarbeiter|verkäufer|assistent|lehrer|pfleger|sachbearbeiter|geschäftsführer|kaufmann|kauffrau|praktikant|referent|(?<=\p{L}{4})(?<!klass)iker|installateur|meister|buchhalter)(?:in|\*in|:in)?)|praktikum|aushilfe|azubi|auszubildende[r]?|développeu(?:r|se)|ingénieure?|direct(?:eur|rice)|responsable|stagiaire|cheffe|consultante|technicien(?:ne)?|vendeu(?:r|se)|assistante|infirmi(?:er|ère)|professeure?|chargée?|alternant|comptable|ayudante|cociner[oa]|camarer[oa]|auxiliar|operari[oa]|cuisini(?:er|ère)|serveu(?:r|se)|kellner(?:in)?|disponent(?:in)?|desarrollador[a]?|ingenier[oa]|gerente|jef[ea]|analista|asistente|consultor[a]?|profesora?|enfermer[oa]|técnic[oa]|becari[oa]|coordinadora?|encargad[oa]|vendedora?|dependient[ea]|desenvolvedora?|engenheir[oa]|estagiári[oa]|coordenadora?|professora|enfermeir[oa]|ontwikkelaar|adviseur|docent|stagiaire?|beheerder|jurutera|pegawai|kerani|pembantu|pengurus|penolong|pereka|\p{L}*(?:fach|hilfs|lehr|leer|inval)kra(?:ft|cht)|logopäd(?:e|in)|krankenschwester|ärztin|rechtsanwalt|rechtsanwältin|angestellte[r]?|beauftragte[r]?|chauffeur|postbode|padeir[oa]|carpinteir[oa]|pedreir[oa]|cabeleireir[oa]|costureir[oa]|ajudante|peón|panader[oa]|peluquer[oa]|carpinter[oa]|albañil|jardiner[oa]|coiffeu(?:r|se)|menuisi(?:er|ère)|maçon|jardini(?:er|ère)|aide à domicile|tukang|penata|perangkai|penjahit|pembuat|pengurus|leraar|lerares|verkoper|ontwerper|onderzoeker|begeleider|kassier|bezorger|boekhouder|consulent|inkoper|stagiair|hoofd|directeur|ouvri(?:er|ère)|conduct(?:eur|rice)|mécanicien(?:ne)?|électricien(?:ne)?|plombier|pâtissi(?:er|ère)|caissi(?:er|ère)|secrétaire|gestionnaire|conseill(?:er|ère)|format(?:eur|rice)|chercheu(?:r|se)|enseignante?|éducat(?:eur|rice)|aide-soignante?|sage-femme|pharmacien(?:ne)?|avocate?|graphiste|rédact(?:eur|rice)|animat(?:eur|rice)|opérat(?:eur|rice)|analyste|architecte|coordinat(?:eur|rice)|coordonnat(?:eur|rice)|apprentie?|gérante?|acheteu(?:r|se)|magasini(?:er|ère)|programmeu(?:r|se)|enólog[oa]|diseñadora?|programadora?|administrativ[oa]|contadora?|contable|maestr[oa]|docente|investigadora?|médic[oa]|abogad[oa]|arquite[c]?t[oa]|periodista|recepcionista|cajer[oa]|ch[oó]fer|conductora?|mecánic[oa]|electricista|operadora?|supervisora|directora|practicante|pasante|aprendiz|farmac[eé]utic[oa]|psicólog[oa]|traductora?|redactora?|gestora?|especialista|representante|asesora?|secret[aá]ri[oa]|repartidora?|soldadora?|contabilista|motorista|assistente|diretora?|cozinheir[oa]|atendente|advogad[oa]|pesquisadora?|chefe|farmacêutic[oa]|jornalista|bolsista|sviluppat(?:ore|rice)|ingegnere|impiegat[oa]|responsabile|addett[oa]|tirocinante|stagista|commess[oa]|cuoc[oa]|camerier[ea]|insegnante|infermier[ea]|operai[oa]|magazzinier[ea]|autista|contabile|ragionier[ea]|segretari[oa]|diret?tore|direttrice|progettista|ricercat(?:ore|rice)|avvocato|architetto|consulente|tecnico|pensyarah|akauntan|setiausaha|jururawat|pelatih|pengembang|perancang|penyuluh|pengajar|fasilitator|relawan|pustakawan|petugas|pengelola|pengemudi|psikolog|konselor|ahli gizi|kỹ sư|nhân viên|trợ lý|kế toán|giáo viên|bác sĩ|y tá|điều dưỡng|thư ký|trưởng|quản lý|thực tập sinh|lập trình viên|giám đốc|chuyên viên|مهندسة?|مديرة?|محاسبة?|مطورة?|موظفة?|معلمة?|مساعدة?)(?!\p{L})|工程师|工程師|经理|經理|实习生|主管|助理|总监|专员|教师|开发|设计师|分析师|架构师|会计|护士|医生|顾问|研究员|老师|讲师|编辑|记者|程序员|律师|翻译|司机|厨师|店长|店员|文员|秘书|技术员|负责人|创始人|合伙人/u;

/** Words and forms of names of companies and public bodies. */
const COMPANY =
	/(?:^|\s)(?:pt|cv|ud|pd|rs|rsud|rsup|sd|smp|sma|smk|kap)\.?\s+\p{L}|\b(?:tbk|persero|inc|ltd|llc|llp|gmbh|ag|corp|corporation|pte|plc|sdn|bhd|b\.v|n\.v|s\.a|company|group|grup|holdings?|bank|university|universitas|institute|institut|politeknik|school|sekolah|hospital|rumah sakit|klinik|clinic|agency|studios?|labs?|technologies|technology|teknologi|solutions|solusi|systems|services|partners|consulting|foundation|yayasan|dinas|kementerian|ministry|pemerintah|government|toko|hotel|restaurant|restoran|cafe|café|kafe|airlines?|insurance|asuransi|media|press|logistics|logistik|foods?|industries|industri|indonesia|nusantara|koperasi|puskesmas|apotek|pharmacy|bengkel|warung|startup|ventures|capital|digital|software|telecom|telekomunikasi|energy|energi|mart|supermarket|retail|apparel|garment|manufacturing|kantor|council|municipality|contractors|city of)\b/u;

/** The same in other languages, and legal forms at a name's end. */
const COMPANY_ABROAD =
	/(?<!\p{L})(?:société|entreprise|groupe|mairie|hôpital|clinique|banque|banco|empresa|grupo|ayuntamiento|clínica|fundación|fundação|prefeitura|câmara municipal|stadtwerke|klinikum|krankenhaus|sparkasse|kanzlei|gesellschaft|verlag|ziekenhuis|gemeente|stichting|azienda|comune di|ospedale|banca|cooperativa|società|ministerio|ministère|ministério|jabatan|syarikat|công ty|bệnh viện|ngân hàng)(?!\p{L})|公司|集团|银行|医院|事务所|研究院|شركة|بنك|مستشفى/u;
const LEGAL_END =
	/\p{L}\)? (?:BV|B\.V|NV|SRL|S\.r\.l|SpA|S\.p\.A|SARL|SAS|SASU|EURL|SA|S\.A|S\.A\. de C\.V|SL|S\.L|S\.L\.U|Ltda|LTDA|Lda|EIRL|KG|OHG|UG|eG|e\.V|ApS|A\/S|Oy|Oyj|AB|Pty|Pvt)\.?$/u;

/** Legal forms and names of public bodies, which no position contains: "Bank Teller" isn't one. */
const SURE_COMPANY =
	/(?:^|\s)(?:PT|CV|UD|RSUD|RSUP|KAP)\.?\s+\p{Lu}|\b(?:Tbk|Persero|Berhad|Bhd|Inc|Ltd|LLC|LLP|GmbH|Corp|Corporation|Pte|PLC|Sdn|B\.V|N\.V|S\.A|Holdings?|University|Universitas|Universität|Université|Universidad|Institute|Institut|Kementerian|Ministry|Dinas|Foundation|Yayasan)\b/u;

/** Whether a text contains a company's legal form or the name of a public body, which no position does. */
export const isSurelyCompany = (text: string): boolean =>
	SURE_COMPANY.test(text) || (LEGAL_END.test(text) && !looksLikeTitle(text));

/** Texts are asked again and again; a CV has fewer than these. */
const MOST_REMEMBERED = 5_000;

/** The same answers as `test` gives, each found once. */
function remembered(test: (text: string) => boolean): (text: string) => boolean {
	const answers = new Map<string, boolean>();
	return (text) => {
		const known = answers.get(text);
		if (known !== undefined) return known;
		if (answers.size >= MOST_REMEMBERED) answers.clear();
		const answer = test(text);
		answers.set(text, answer);
		return answer;
	};
}

/** Patterns in small letters cost far less than those that take letters of both sizes. */
const isMatch = (small: string, ...patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(small));

/** Whether a text contains the word of an occupation. */
export const looksLikeTitle = remembered((text) => isMatch(text.toLowerCase(), TITLE, TITLE_ABROAD));

/** Whether a text contains words that only names of companies, schools and public bodies contain. */
export const looksLikeCompany = remembered(
	(text) => isMatch(text.toLowerCase(), COMPANY, COMPANY_ABROAD) || LEGAL_END.test(text),
);

const DEPARTMENT =
	/^(?:accounting|engineering|finance|hr|human resources|it|legal|logistics|marketing|operations|procurement|production|research|retail|sales|keuangan|operasional|pemasaran|penjualan|produksi|sdm|einkauf|vertrieb|buchhaltung)(?: (?:department|division|team|unit))?$/i;

/** Whether a text is the name of a department, which is no company. */
export const isDepartment = (text: string): boolean => DEPARTMENT.test(text);
