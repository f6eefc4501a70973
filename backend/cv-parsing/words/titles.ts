import { type Words, WordTable } from "./word-table";

/** English words of occupations, which also count with an "s". */
const ENGLISH: Words = {
	leading: `
		manager, head, lead, leader, director, officer, supervisor, executive, president, chief, ceo, cto, cfo, coo,
		founder, owner, partner, principal, dean, registrar, superintendent, foreman, deputy, headteacher, member,
		controller, treasurer, fellow`,
	office: `
		assistant, staff, administrator, admin, coordinator, specialist, associate, representative, receptionist,
		secretary, clerk, bookkeeper, accountant, auditor, planner, buyer, recruiter, analyst, consultant, advisor,
		adviser, agent, broker, underwriter, actuary, economist, statistician, estimator, scheduler, storekeeper,
		merchandiser, sales, salesperson, marketing, legal, hr, qa, devops, teller, cashier, customer service,
		scrum master, strategist, evangelist, advocate, liaison, ambassador, appraiser, assessor, examiner,
		investigator, publicist`,
	technical: `
		engineer, developer, programmer, designer, architect, scientist, researcher, technician, tester, operator,
		mechanic, electrician, plumber, welder, carpenter, painter, machinist, inspector, surveyor, bricklayer, maker,
		biologist, chemist, physicist, -ologist, postdoc, postdoctoral, professor`,
	media: `
		writer, editor, journalist, columnist, photographer, videographer, copywriter, illustrator, animator,
		producer, translator, interpreter, musician, librarian, archivist, historian, curator, moderator`,
	teaching: "teacher, lecturer, tutor, trainer, instructor, coach, facilitator, counselor, counsellor, student",
	care: `
		nurse, midwife, doctor, pharmacist, therapist, -therapist, dentist, paramedic, psychologist, nutritionist,
		dietitian, dietician, radiographer, optician, veterinarian, surgeon, physician, carer, caregiver, nanny, aide,
		resident, beautician, hairdresser, stylist`,
	law: "lawyer, attorney, solicitor, paralegal, guard, detective, firefighter",
	service: `
		driver, chauffeur, pilot, steward, dispatcher, courier, postman, porter, attendant, host, hostess, chef, cook,
		baker, barista, bartender, waiter, waitress, server, sommelier, winemaker, gardener, housekeeper, cleaner,
		janitor, seamstress, picker, packer, packager, worker, laborer, labourer, operative, intern, internship,
		trainee, apprentice, freelancer, volunteer, ninja, werkstudent, contractor, !contractors`,
};

const INDONESIAN: Words = {
	id: `
		manajer, analis, asisten, desainer, konsultan, direktur, direktris, staf, spesialis, koordinator,
		administrasi, eksekutif, guru, dosen, perawat, bidan, dokter, akuntan, magang, kepala, teknisi, kasir,
		arsitek, peneliti, penulis, wartawan, jurnalis, fotografer, sopir, mekanik, koki, pramusaji, resepsionis,
		sekretaris, pengacara, agen, instruktur, bendahara, apoteker, terapis, penerjemah, pekerja, karyawan, ketua,
		anggota, mandor, hrd, pengawas, pelaksana, penyelia, satpam, pramugari, kurir, buruh, pramuniaga, tukang,
		penata, perangkai, penjahit, pembuat, pengembang, perancang, penyuluh, pengajar, fasilitator, relawan,
		pustakawan, petugas, pengelola, pengemudi, pelatih, psikolog, konselor, ahli gizi, pegawai, pembantu,
		pengurus, pkl, honorer`,
	ms: "jurutera, kerani, penolong, pereka, pensyarah, akauntan, setiausaha, jururawat",
};

const EUROPEAN: Words = {
	de: `
		-leiter/in, -führer/in, -fahrer/in, -verwalter/in, -monteur/in, -erzieher/in, -redakteur/in, -gestalter/in,
		-forscher/in, -vertreter/in, -entwickler/in, -ingenieur/in, -berater/in, -mitarbeiter/in, -verkäufer/in,
		-assistent/in, -lehrer/in, -pfleger/in, -sachbearbeiter/in, -geschäftsführer/in, -kaufmann, -kauffrau,
		-praktikant/in, -referent/in, -iker/in, !klassiker, !striker, !biker, !hiker, !iker, !optiker, !moniker,
		-installateur/in, -meister/in, -buchhalter/in, -chauffeur/in, -technologe, -technolog/in, -fachkraft,
		-hilfskraft, -lehrkraft, praktikum, aushilfe, azubi, auszubildende/r, kellner/in, disponent/in, logopäde,
		logopädin, krankenschwester, ärztin, rechtsanwalt, rechtsanwältin, angestellte/r, beauftragte/r`,
	nl: `
		-leider, -medewerker, -medewerkster, -verzorgende, -verpleegkundige, -leerkracht, -invalkracht, ontwikkelaar,
		adviseur, docent, stagiair/e, beheerder, postbode, leraar, lerares, verkoper, ontwerper, onderzoeker,
		begeleider, kassier, bezorger, boekhouder, consulent, inkoper, hoofd, directeur`,
	fr: `
		développeur, développeuse, ingénieur/e, directeur, directrice, responsable, stagiaire, cheffe, consultante,
		technicien/ne, vendeur, vendeuse, assistante, infirmier, infirmière, professeur/e, chargé/e, alternant,
		comptable, cuisinier, cuisinière, serveur, serveuse, coiffeur, coiffeuse, menuisier, menuisière, maçon,
		jardinier, jardinière, aide à domicile, ouvrier, ouvrière, conducteur, conductrice, mécanicien/ne,
		électricien/ne, plombier, pâtissier, pâtissière, caissier, caissière, secrétaire, gestionnaire, conseiller,
		conseillère, formateur, formatrice, chercheur, chercheuse, enseignant/e, éducateur, éducatrice,
		aide-soignant/e, sage-femme, pharmacien/ne, avocat/e, graphiste, rédacteur, rédactrice, animateur, animatrice,
		opérateur, opératrice, analyste, architecte, coordinateur, coordinatrice, coordonnateur, coordonnatrice,
		apprenti/e, gérant/e, acheteur, acheteuse, magasinier, magasinière, programmeur, programmeuse`,
	es: `
		ayudante, cocinero, cocinera, camarero, camarera, auxiliar, operario, operaria, desarrollador/a, ingeniero,
		ingeniera, gerente, jefe, jefa, analista, asistente, consultor/a, profesor/a, enfermero, enfermera, técnico,
		técnica, becario, becaria, coordinador/a, encargado, encargada, vendedor/a, dependiente, dependienta, peón,
		panadero, panadera, peluquero, peluquera, carpintero, carpintera, albañil, jardinero, jardinera, enólogo,
		enóloga, diseñador/a, programador/a, administrativo, administrativa, contador/a, contable, maestro, maestra,
		docente, investigador/a, médico, médica, abogado, abogada, arquitecto, arquitecta, periodista, recepcionista,
		cajero, cajera, chofer, chófer, conductor/a, mecánico, mecánica, electricista, operadora, supervisora,
		directora, practicante, pasante, aprendiz, farmaceutico, farmaceutica, farmacéutico, farmacéutica, psicólogo,
		psicóloga, traductor/a, redactor/a, gestor/a, especialista, representante, asesor/a, secretario, secretaria,
		repartidor/a, soldador/a`,
	pt: `
		desenvolvedor/a, engenheiro, engenheira, estagiário, estagiária, coordenador/a, professora, enfermeiro,
		enfermeira, padeiro, padeira, carpinteiro, carpinteira, pedreiro, pedreira, cabeleireiro, cabeleireira,
		costureiro, costureira, ajudante, arquiteto, arquiteta, secretário, secretária, contabilista, motorista,
		assistente, diretor/a, cozinheiro, cozinheira, atendente, advogado, advogada, pesquisador/a, chefe,
		farmacêutico, farmacêutica, jornalista, bolsista`,
	it: `
		sviluppatore, sviluppatrice, ingegnere, impiegato, impiegata, responsabile, addetto, addetta, tirocinante,
		stagista, commesso, commessa, cuoco, cuoca, cameriere, cameriera, insegnante, infermiere, infermiera, operaio,
		operaia, magazziniere, magazziniera, autista, contabile, ragioniere, ragioniera, segretario, segretaria,
		direttore, diretore, direttrice, progettista, ricercatore, ricercatrice, avvocato, architetto, consulente,
		tecnico`,
};

const OTHERS: Words = {
	vi: `
		kỹ sư, nhân viên, trợ lý, kế toán, giáo viên, bác sĩ, y tá, điều dưỡng, thư ký, trưởng, quản lý,
		thực tập sinh, lập trình viên, giám đốc, chuyên viên, công nhân, bảo vệ, tài xế, lái xe, đầu bếp, thu ngân,
		kỹ thuật viên, cộng tác viên, giảng viên, biên tập viên, phóng viên, hướng dẫn viên, tiếp viên, lễ tân,
		dược sĩ, nha sĩ, luật sư, kiến trúc sư, kiểm toán viên, thủ kho, thủ quỹ, gia sư, trợ giảng, phó phòng, thợ`,
	ar: `
		مهندس, مدير, محاسب, مطور, موظف, معلم, مساعد, طبيب, ممرض, سائق, بائع, مترجم, مشرف, مندوب, سكرتير, مستشار,
		أستاذ, مدرب, مصمم, حارس, منسق, محلل, مبرمج, صيدلي`,
	zh: `
		工程师, 工程師, 经理, 經理, 实习生, 主管, 助理, 总监, 专员, 教师, 开发, 设计师, 分析师, 架构师, 会计, 护士, 医生, 顾问, 研究员, 老师, 讲师, 编辑, 记者, 程序员, 律师,
		翻译, 司机, 厨师, 店长, 店员, 文员, 秘书, 技术员, 负责人, 创始人, 合伙人, 技师, 技工, 工人, 保安, 服务员, 收银员, 业务员, 销售员, 客服, 采购员, 快递员, 教授, 主任, 校长,
		总裁, 主编, 摄影师, 咨询师, 药剂师, 电工, 焊工, 木工, 组长, 队长, 志愿者, 實習生, 設計師, 會計, 護士, 醫生, 顧問, 研究員, 助教`,
};

const inPlural = (list: string) => list.replace(/,|$/g, "/s$&");
const PLURALS = Object.fromEntries(Object.entries(ENGLISH).map(([kind, list]) => [kind, inPlural(list)]));

/** Words that tell an occupation wherever they stand in a text. */
export const TITLES = new WordTable({ ...PLURALS, ...INDONESIAN, ...EUROPEAN, ...OTHERS });
