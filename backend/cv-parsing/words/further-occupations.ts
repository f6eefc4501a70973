import type { Words } from "./word-table";

/** Occupations in languages whose phrases have the telling word at their end. */
export const FURTHER_LAST: Words = {
	nb: `
		-arbeider, -medarbeider, -pleier, vernepleier, -lærer, -renholder, -selger, -konsulent, -rådgiver, -sjåfør, -fører,
		-leder, -kokk, servitør, -mekaniker, -elektriker, rørlegger, snekker, tømrer, maler, -montør, -tekniker, -assistent,
		-sekretær, -vikar, -lærling, frisør, baker, -fisker, -ingeniør, -utvikler, sykepleier, -terapeut, lege,
		støttekontakt, barnehageassistent, resepsjonist, butikkmedarbeider, kasserer, vaktmester, vekter, -hjelp`,
	sv: `
		-sköterska, -städare, -lärare, -säljare, -chaufför, -förare, -kock, servitris, servitör, -biträde, -vårdare,
		-arbetare, -medarbetare, -tekniker, -ingenjör, -utvecklare, -ledare, -chef, -handläggare, -ekonom, snickare, målare,
		rörmokare, svetsare, -montör, -mekaniker, elektriker, bagare, frisör, -pedagog, barnskötare, -assistent, lagerarbetare,
		-vikarie, -lärling, vaktmästare, receptionist, kassör, kassörska`,
	da: `
		-medhjælper, -lærer, pædagog, -sælger, -chauffør, -fører, kok, tjener, -assistent, -medarbejder, -arbejder, -leder,
		-konsulent, -tekniker, -ingeniør, -udvikler, tømrer, maler, vvs-montør, -montør, -mekaniker, elektriker, bager,
		frisør, sygeplejerske, -vikar, -elev, pedel, rengøringsassistent`,
	fi: `
		-myyjä, -siivooja, -opettaja, -hoitaja, -kuljettaja, -kokki, -tarjoilija, -työntekijä, -avustaja, -ohjaaja,
		-insinööri, -asentaja, -mekaanikko, -sähköasentaja, -päällikkö, -johtaja, -sihteeri, -suunnittelija, -kehittäjä,
		-harjoittelija, leipuri, kampaaja, kirvesmies, maalari, hitsaaja, varastomies`,
	hu: `
		eladó, -eladó, pincér, szakács, cukrász, pék, -tanár, -tanító, ápoló, -sofőr, gépkocsivezető, -szerelő, villanyszerelő,
		-kezelő, -munkás, raktáros, takarító, pénztáros, -asszisztens, -ügyintéző, -vezető, -mérnök, -fejlesztő, könyvelő,
		titkár, titkárnő, recepciós, gyakornok, fodrász, asztalos, kőműves, festő, hegesztő, óvónő, gondozó, segéd`,
	tr: `
		garson, kasiyer, aşçı, şoför, öğretmen, öğretmeni, hemşire, mühendis, mühendisi, -elemanı, tezgahtar, temizlikçi,
		güvenlik görevlisi, görevlisi, sekreter, muhasebeci, teknisyen, teknisyeni, tekniker, operatör, operatörü, işçi,
		işçisi, usta, ustası, çırak, stajyer, müdür, müdürü, şef, şefi, sorumlusu, uzmanı, uzman, yardımcısı, danışmanı,
		danışman, berber, kuaför, fırıncı, terzi, marangoz, elektrikçi, kaynakçı, satıcı, temsilcisi, asistanı, geliştirici,
		yöneticisi, garsonu`,
};

/** The same in languages whose phrases begin with it. */
export const FURTHER_FIRST: Words = {
	pl: `
		kelner/ka, sprzedawca, sprzedawczyni, kierowca, magazynier/ka, kasjer/ka, kucharz, kucharka, nauczyciel/ka,
		pielęgniarka, pielęgniarz, mechanik, elektryk, spawacz, murarz, stolarz, piekarz, cukiernik, fryzjer/ka, krawcowa,
		księgowy, księgowa, sprzątaczka, opiekun/ka, operator, pracownik, pracownica, asystent/ka, kierownik, kierowniczka,
		specjalista, specjalistka, stażyst·a/ka, praktykant/ka, recepcjonist·a/ka, sekretarka, inżynier, programist·a/ka,
		pomocnik, ochroniarz, brygadzista, monter, doradca, przedstawiciel, dyrektor, rolnik, barman/ka`,
	cs: `
		prodavač/ka, účetní, číšník, servírka, kuchař/ka, řidič/ka, skladník, skladnice, pokladní, učitel/ka, zdravotní sestra,
		elektrikář, mechanik, svářeč, zedník, truhlář, pekař/ka, cukrář/ka, kadeřnice, švadlena, uklízečka, uklízeč,
		pečovatel/ka, operátor/ka, asistent/ka, vedoucí, specialist·a/ka, stážista, recepční, sekretářka, inženýr, programátor/ka,
		dělník, dělnice, referent/ka, brigádník, brigádnice, predavač/ka, účtovník, účtovníčka, čašník, čašníčka, vodič,
		kuchár/ka, učiteľ/ka, upratovačka, opatrovateľka, robotník, robotníčka`,
	ro: `
		vânzător, vânzătoare, ospătar, ospătăriță, bucătar, bucătăreasă, șofer, casier/ă, profesor, profesoară, învățător,
		învățătoare, asistent medical, asistentă medicală, mecanic, electrician, sudor, zidar, tâmplar, brutar, cofetar, coafeză,
		frizer, croitor, croitoreasă, contabil/ă, menajeră, îngrijitor, îngrijitoare, operator, muncitor, lucrător, lucrătoare,
		gestionar, inginer, programator, secretară, recepționer, recepționeră, stagiar, paznic`,
	hr: `
		konobar/ica, prodavač/ica, kuhar/ica, kuvar/ica, vozač, skladištar, blagajnik, blagajnica, učitelj/ica, nastavni·k/ca,
		medicinska sestra, električar, zavarivač, zidar, stolar, pekar, frizer/ka, krojač/ica, računovođa, čistačica, njegovatelj/ica,
		radnik, radnica, referent/ica, voditelj/ica, inženjer/ka, natakar/ica, prodajalec, prodajalka`,
	vi: `
		nhân viên, thu ngân, kế toán, quản lý, trưởng phòng, trưởng nhóm, phó phòng, giám đốc, phó giám đốc, kỹ sư, kỹ thuật viên,
		giáo viên, giảng viên, gia sư, bác sĩ, y tá, điều dưỡng, dược sĩ, lái xe, tài xế, công nhân, thợ, đầu bếp, phụ bếp,
		phục vụ, lễ tân, thư ký, trợ lý, thực tập sinh, cộng tác viên, lập trình viên, chuyên viên, bảo vệ, tổ trưởng`,
	af: "plaaswerker, tuinier, onderwyser, onderwyseres, verpleegster, bestuurder, messelaar, skrynwerker, kassier, kok, klerk, plaasvoorman, voorman",
};
