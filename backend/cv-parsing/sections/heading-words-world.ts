import type { SectionKind } from "./heading-words";

/** Words of headings in further languages of Europe and Asia, and in Afrikaans. */
export const FURTHER_LANGUAGES: Readonly<Partial<Record<SectionKind, string>>> = {
	experience:
		"stationen|arbeit|berufliches|berufsleben|wo ich war|was ich gemacht habe|was ich bisher gemacht habe|bisherige tätigkeiten|werk|wat ik deed|banen|baantjes|trabalhos|trabalho|empregos|lavoro|lavori|trabajo|trabajos|empleos|boulots|travail|mes emplois|placements|work placements|places worked|posts held|appointments|track record|sea service|arbete|jobb|arbejde|työ|praca|munka|munkahelyek|tapasztalat|locuri de muncă|iş|работа|места работы|kerja|pernah bekerja di|kazi|uzoefu wa kazi|uzoefu|trabaho|karanasan|karanasan sa trabaho|سوابق کاری|تجربیات کاری|سوابق شغلی|تجربه کاری|अनुभव|कार्य अनुभव|経歴|" +
		"jobberfaring|arbeidserfaring|yrkeserfaring|erfaring|praksis|arbeid|arbetslivserfarenhet|arbetserfarenhet|yrkeserfarenhet|erfarenhet|anställningar|arbejdserfaring|erhvervserfaring|ansættelser|beskæftigelse|karriere|" +
		"työkokemus|työhistoria|työura|starfsreynsla|doświadczenie|doświadczenie zawodowe|przebieg kariery|historia zatrudnienia|pracovní zkušenosti|praxe|pracovná prax|pracovné skúsenosti|zkušenosti|szakmai tapasztalat|munkatapasztalat|munkahelyek|" +
		"experiență|experiență profesională|experienţă profesională|radno iskustvo|iskustvo|delovne izkušnje|iş deneyimi|iş deneyimleri|deneyim|deneyimler|iş tecrübesi|" +
		"опыт работы|опыт|трудовой опыт|досвід роботи|досвід|професионален опит|радно искуство|επαγγελματική εμπειρία|εργασιακή εμπειρία|προϋπηρεσία|experiència|experiència laboral|experiència professional|" +
		"werkondervinding|werksondervinding|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน|경력|경력사항|경력 사항|경험|職歴|職務経歴|職務経験|uzoefu wa kazi|карьера",
	education:
		"schulen|schulzeit|lernen|escolas|estudos|scuole|escuelas|colegios|écoles|szkoły|iskolák|riwayat sekolah|elimu|edukasyon|pag-aaral|apprenticeship|apprenticeships|تحصیلات|سوابق تحصیلی|शिक्षा|" +
		"school|schools|school education|schools and courses|degrees|education history and training|my schooling|" +
		"utdanning|utdannelse|skolegang|skole|utbildning|utbildningar|studier|skola|uddannelse|uddannelser|koulutus|opinnot|menntun|wykształcenie|edukacja|przebieg edukacji|vzdělání|vzdelanie|studium a vzdělání|" +
		"tanulmányok|iskolai végzettség|végzettség|végzettségek|educație|educaţie|educație și formare|studii|obrazovanje|školovanje|izobrazba|izobraževanje|eğitim|eğitim bilgileri|öğrenim|öğrenim durumu|" +
		"образование|образование и обучение|освіта|образовање|εκπαίδευση|σπουδές|educació|formació|formació acadèmica|estudis|opleiding en opvoeding|skoolopleiding|kwalifikasies|การศึกษา|ประวัติการศึกษา|학력|학력사항|학력 사항|학력 정보|교육|学歴|elimu|haridus|izglītība|išsilavinimas",
	skills:
		"was ich kann|wat ik kan|o que sei fazer|o que faço|cosa so fare|lo que sé hacer|sé hacer|ce que je sais faire|savoir-faire|bisa apa|yang saya bisa|co umiem|co potrafię|vad jag kan|hva jeg kan|mitä osaan|amit tudok|ujuzi|kasanayan|mga kasanayan|مهارتها|مهارت|कौशल|" +
		"ferdigheter|kompetanse|kunnskaper|nøkkelkvalifikasjoner|kompetens|kompetenser|färdigheter|kunskaper|kompetencer|færdigheder|kvalifikationer|taidot|osaaminen|erityisosaaminen|umiejętności|kompetencje|dovednosti|znalosti|znalosti a dovednosti|zručnosti|" +
		"készségek|ismeretek|competențe|aptitudini|abilități|vještine|veštine|znanja|yetenekler|beceriler|yetkinlikler|навыки|ключевые навыки|профессиональные навыки|навички|умения|вештине|δεξιότητες|ικανότητες|habilitats|competències|vaardighede|ทักษะ|ความสามารถ|기술|보유기술|보유 기술|기술 스택|핵심역량|역량|능력|ujuzi",
	"hard-skills":
		"datakunnskaper|it-kunskaper|datorkunskaper|it-kompetencer|atk-taidot|기술스택|장비|장비 경험|사용 장비|보유 장비|보유기술 및 장비|도구|使用ツール|プログラミング言語",
	languages:
		"lugha|mga wika|wika|زبانها|زبان|" +
		"språk|språkkunnskaper|språkferdigheter|språkkunskaper|sprog|sprogkundskaber|sprogfærdigheder|kielitaito|kielet|tungumál|języki|języki obce|znajomość języków|jazyky|jazykové znalosti|cizí jazyky|nyelvtudás|nyelvismeret|nyelvek|" +
		"limbi|limbi străine|limbi vorbite|jezici|strani jezici|jeziki|diller|yabancı dil|yabancı diller|dil bilgisi|языки|иностранные языки|знание языков|мови|іноземні мови|езици|језици|γλώσσες|ξένες γλώσσες|llengües|idiomes|tale|ภาษา|언어|외국어|어학|어학능력|외국어 능력|言語|語学|語学力|lugha|keeled|valodas|kalbos|भाषाएँ|שפות",
	certifications:
		"sertifikater|sertifiseringer|certifikat|certifieringar|kurser og sertifikater|certifikater|sertifikaatit|certyfikaty|certifikáty|tanúsítványok|certificări|sertifikalar|сертификаты|сертифікати|πιστοποιήσεις|sertifikate|자격증|자격사항|자격 사항|資格|免許・資格|ประกาศนียบัตร",
	achievements:
		"utmerkelser|priser|utmärkelser|palkinnot|osiągnięcia|nagrody|ocenění|díjak|premii|nagrade|ödüller|başarılar|награды|достижения|досягнення|βραβεία|수상|수상경력|수상 경력|受賞歴",
	personal:
		"personalia|personopplysninger|kontaktinformasjon|kontaktuppgifter|personuppgifter|kontaktoplysninger|personlige oplysninger|yhteystiedot|henkilötiedot|dane osobowe|dane kontaktowe|osobní údaje|kontaktní údaje|osobné údaje|személyes adatok|elérhetőség|elérhetőségek|" +
		"informații personale|date personale|date de contact|osobni podaci|lični podaci|kişisel bilgiler|iletişim|iletişim bilgileri|личные данные|личная информация|контакты|контакти|особисті дані|προσωπικά στοιχεία|επικοινωνία|dades personals|contacte|persoonlike besonderhede|kontakbesonderhede|ข้อมูลส่วนตัว|ติดต่อ|인적사항|인적 사항|개인정보|연락처|個人情報|基本情報|連絡先",
	summary:
		"om meg|om mig|sammendrag|sammanfattning|resumé|nøglekompetencer|tietoa minusta|o mnie|profil zawodowy|podsumowanie|o mně|o mne|bemutatkozás|rólam|despre mine|o meni|hakkımda|özet|о себе|обо мне|про себе|за мен|σχετικά με εμένα|προφίλ|sobre mi|opsomming|เกี่ยวกับฉัน|자기소개|소개|자기 소개|自己pr|自己紹介|職務要約",
	other:
		"referanser|prosjekter|interesser|fritid|frivillig arbeid|verv|kurs|førerkort|referenser|projekt|intressen|fritidsintressen|körkort|ideellt arbete|referencer|projekter|fritidsinteresser|kørekort|suosittelijat|harrastukset|projektit|zainteresowania|hobby|referencje|projekty|kursy|szkolenia|prawo jazdy|zájmy|záliby|reference|koníčky|řidičský průkaz|" +
		"hobbi|érdeklődés|jogosítvány|interese|pasiuni|voluntariat|proiecte|permis de conducere|hobiji|interesi|vozačka dozvola|projekti|referanslar|hobiler|ilgi alanları|projeler|kurslar|seminerler|интересы|хобби|рекомендации|проекты|курсы|увлечения|інтереси|хобі|проєкти|рекомендації|συστάσεις|ενδιαφέροντα|χόμπι|verwysings|belangstellings|งานอดิเรก|프로젝트|프로젝트 경험|봉사활동|대외활동|대외 활동|취미|교육 이수|수강 과목|趣味|特技|志望動機|研究|referències|interessos",
};
