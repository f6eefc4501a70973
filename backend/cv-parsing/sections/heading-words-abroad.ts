import type { SectionKind } from "./heading-words";

/** Words of headings in German, French, Spanish, Portuguese, Dutch, Italian, Malay, Vietnamese, Chinese and Arabic. */
export const OTHER_LANGUAGES: Readonly<Partial<Record<SectionKind, string>>> = {
	experience:
		"petits boulots|jobs étudiants|jobs d'été|nebenjobs|ferienjobs|minijobs|bijbanen|vakantiewerk|empleos anteriores|wat ik heb gedaan|percurso profissional|wo ich gearbeitet habe|où j'ai travaillé|dónde he trabajado|onde trabalhei|dove ho lavorato|waar ik heb gewerkt|där jag har arbetat|hvor jeg har jobbet|trajetória profissional|atividade profissional|carreira|vida profissional|actividad profesional|carrera profesional|experiencia de trabajo|parcours|carrière|emploi|historique professionnel|beruflicher hintergrund|berufliche stationen|berufliche laufbahn|berufslaufbahn|beschäftigung|werkgeschiedenis|arbeidsverleden|percorso professionale|carriera|esperienza di lavoro|kerjaya|sejarah kerja|kinh nghiệm chuyên môn|职业生涯|工作履历|任职经历|berufserfahrung|berufliche erfahrung|berufliche erfahrungen|beruflicher werdegang|berufspraxis|praktische erfahrung|praktische erfahrungen|praktika|" +
		"werdegang|erfahrung|erfahrungen|arbeitserfahrung|berufstätigkeit|" +
		"expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|stage|stages|emplois|" +
		"experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|prácticas|" +
		"experiência|experiências|experiência profissional|experiências profissionais|experiencia profissional|histórico profissional|" +
		"werkervaring|ervaring|professionele ervaring|stages en werkervaring|loopbaan|" +
		"esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|" +
		"pengalaman pekerjaan|sejarah pekerjaan|kinh nghiệm|kinh nghiệm làm việc|kinh nghiệm nghề nghiệp|quá trình công tác|" +
		"工作经历|工作经验|工作經歷|工作經驗|实习经历|實習經歷|职业经历|经历|الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|الخبرة المهنية|الخبرات المهنية",
	education:
		"percurso académico|percurso acadêmico|habilitações|habilitações literárias|trayectoria académica|titulaciones|cursus scolaire|parcours scolaire|schulischer werdegang|schulische laufbahn|schulausbildung|percorso scolastico|schoolloopbaan|ausbildungsweg|akademischer werdegang|akademische laufbahn|schule|scholing|percorso di studi|percorso formativo|studi|formazione accademica|bằng cấp|giáo dục|学习经历|教育程度|ausbildung|bildung|bildungsweg|schulbildung|studium|akademische ausbildung|ausbildung und studium|schulische ausbildung|hochschulstudium|bildungsgang|" +
		"formation|formations|études|formation académique|diplômes|parcours académique|cursus|scolarité|" +
		"educación|formación|formación académica|estudios|historial académico|educación y formación|" +
		"educação|formação|formação académica|formação acadêmica|escolaridade|opleiding|opleidingen|onderwijs|studie|" +
		"istruzione|formazione|istruzione e formazione|titoli di studio|" +
		"pendidikan dan kelayakan|kelayakan akademik|latar belakang akademik|học vấn|trình độ học vấn|quá trình học tập|" +
		"教育背景|教育经历|教育經歷|教育|学历|學歷|التعليم|المؤهلات|المؤهلات العلمية|المؤهل العلمي|المؤهلات الأكاديمية",
	skills:
		"kann ich|das kann ich|wat kan ik|kan ik|dit kan ik|je sais faire|sé hacer|sei fazer|so fare|" +
		"leistungen|dienstleistungen|prestations|servicios|serviços|servizi|diensten|layanan|methodik|méthodologie|metodología|metodologia|metodologi|atouts|compétences professionnelles|stärken|competencias profesionales|destrezas|capacidades|competências profissionais|vakkennis|kwaliteiten|abilità|competenze professionali|kỹ năng chuyên môn|能力|专业能力|个人技能|技能专长|职业技能|kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|besondere kenntnisse|qualifikationen|" +
		"compétences|savoir-faire|compétences clés|habilidades|aptitudes|competencias|conocimientos|competências|aptidões|conhecimentos|" +
		"vaardigheden|competenties|kennis|competenze|capacità|capacità e competenze|kemahiran|kebolehan|kỹ năng|" +
		"技能|专业技能|專業技能|核心技能|主要技能|技术能力|技能证书|技能与证书|技能及证书|技能与工具|技能特长|技能标签|المهارات|مهارات",
	"soft-skills": "soziale kompetenzen|savoir-être|habilidades blandas|kỹ năng mềm",
	"hard-skills":
		"tecnologias|tecnologías|tecnologie|technologien|teknologi|datenbanken|bases de données|bases de datos|bancos de dados|logiciels|outils|outils informatiques|maîtrise informatique|programas|methoden|werkzeuge|fertigkeiten|kompetenzprofil|computerkennis|工具|专业工具|スキル|programmiersprachen|softwarekenntnisse|herramientas|competencias técnicas|ferramentas|conhecimentos técnicos|competenze tecniche|strumenti|perisian|edv-kenntnisse|it-kenntnisse|edv|computerkenntnisse|programmierkenntnisse|technische kenntnisse|informatique|compétences techniques|" +
		"compétences informatiques|informática|conocimientos informáticos|habilidades técnicas|competências técnicas|competenze informatiche|" +
		"computervaardigheden|technische vaardigheden|kemahiran komputer|kỹ năng tin học|tin học|计算机技能|技术栈|编程语言|软件技能|مهارات الحاسوب|المهارات التقنية",
	languages:
		"conocimiento de idiomas|competências linguísticas|competencias lingüísticas|conoscenze linguistiche|competenze linguistiche|lingue straniere|vreemde talen|taalvaardigheden|taalkennis|bahasa asing|语言技能|外语|外语能力|trình độ ngoại ngữ|sprachen|sprachkenntnisse|fremdsprachen|langues|langues étrangères|compétences linguistiques|idiomas|lenguas|línguas|talen|talenkennis|lingue|" +
		"kemahiran bahasa|bahasa pertuturan|sprachkompetenz|sprachkompetenzen|fremdsprachenkenntnisse|connaissances linguistiques|connaissance des langues|linguistiques|idiomas y nivel|kennis van talen|khả năng ngoại ngữ|penguasaan bahasa|ngoại ngữ|ngôn ngữ|语言|语言能力|語言能力|外语水平|اللغات",
	certifications:
		"zertifikate|zertifizierungen|weiterbildungen und zertifikate|certificats|certificaciones|certificados|certificações|certificaten|certificeringen|papieren|diploma's en certificaten|" +
		"certificazioni|sijil|chứng chỉ|证书|資格證書|资格证书|الشهادات",
	achievements:
		"auszeichnungen|preise|erfolge|stipendien|prix|distinctions|récompenses|réalisations|premios|logros|reconocimientos|prémios|prêmios|conquistas|" +
		"prijzen|onderscheidingen|premi|riconoscimenti|pencapaian|anugerah|giải thưởng|thành tích|获奖经历|获奖情况|荣誉证书|竞赛获奖|获奖|所获奖项|荣誉奖项|荣誉|獲獎|الجوائز|الإنجازات",
	personal:
		"persönliche daten|persönliche informationen|zur person|persönliche angaben|persönliches|angaben zur person|kontakt|kontaktdaten|coordonnées|informations personnelles|état civil|" +
		"datos personales|información personal|contacto|dados pessoais|informações pessoais|informação pessoal|informations personnelles|contato|contacto|persoonlijke gegevens|persoonlijke informatie|personalia|" +
		"contactgegevens|bereikbaar|bereikbaarheid|erreichbar|erreichbarkeit|dati personali|informazioni personali|contatti|maklumat peribadi|butiran peribadi|thông tin cá nhân|liên hệ|thông tin liên hệ|" +
		"个人信息|基本信息|個人資料|联系方式|البيانات الشخصية|المعلومات الشخصية|معلومات الاتصال",
	summary:
		"kurzprofil|über mich|zusammenfassung|zielsetzung|profil personnel|à propos|à propos de moi|résumé|résumé professionnel|objectif|perfil|perfil profesional|" +
		"sobre mí|resumen|resumen profesional|objetivo|perfil profissional|sobre mim|resumo|resumo profissional|objetivo profissional|profiel|over mij|" +
		"samenvatting|profilo|profilo professionale|obiettivo|ringkasan peribadi|objektif|giới thiệu|mục tiêu|mục tiêu nghề nghiệp|" +
		"自我评价|自我評價|个人简介|个人总结|求职意向|نبذة|نبذة عني|الملخص|الهدف الوظيفي|الهدف المهني",
	other:
		"referenzen|arbeitsreferenzen|berufliche referenzen|références professionnelles|referencias laborales|referencias profesionales|referencias personales|referências profissionais|professionele referenties|projekte|publikationen|veröffentlichungen|interessen|hobbys|ehrenamt|ehrenamtliches engagement|engagement|weiterbildung|weiterbildungen|" +
		"fortbildungen|sonstiges|mitgliedschaften|wehrdienst|projets|publications|centres d'intérêt|centres d’intérêt|loisirs|bénévolat|références|intérêts|" +
		"referencias|proyectos|publicaciones|intereses|aficiones|voluntariado|cursos|otros|otros datos|datos de interés|referências|projetos|projectos|" +
		"publicações|interesses|passatempos|atividades|outros|referenties|projecten|publicaties|interesses|vrijwilligerswerk|cursussen|nevenactiviteiten|" +
		"referenze|progetti|pubblicazioni|interessi|volontariato|corsi|rujukan|aktiviti|minat dan hobi|kegiatan kokurikulum|projek|" +
		"người tham khảo|dự án|sở thích|hoạt động|tham chiếu|项目经历|项目经验|項目經歷|校园经历|社会实践|兴趣爱好|爱好|推荐人|培训经历|科研经历|研究经历|核心研究经历|科研项目|研究项目|社团经历|社团活动|组织经历|领导与组织经历|学生工作|学生工作经历|校内经历|校园活动|志愿者经历|志愿经历|志愿服务|语言及其他|论文发表|发表论文|学术成果|科研成果|" +
		"المراجع|المشاريع|الهوايات|الدورات|الدورات التدريبية|الاهتمامات|الأنشطة|العمل التطوعي",
};
