/** Degrees and certificates of schools and trades by country or language, in small letters; commas part them. */
const NAMES: Readonly<Record<string, string>> = {
	scotland: `
		svq, national 3, national 4, national 5, national 3s, national 4s, national 5s, highers,
		advanced higher, advanced highers, standard grade, standard grades`,
	england: `
		gnvq, hnc, fdsc, a level, a levels, as level, o level, o levels, general certificate of secondary education, foundation degree, city & guilds, city and guilds, as levels, international baccalaureate,
		ib diploma, trade certificate, higher national diploma, higher national certificate`,
	ireland: "leaving cert, junior cert, junior certificate, fetac, qqi",
	africa: `
		matric, matriek, matric certificate, national senior certificate, senior certificate, nsc, national certificate,
		kenya certificate of secondary education, kenya certificate of primary education, uganda certificate of education,
		uganda advanced certificate of education, west african senior school certificate, zambia school certificate,
		malawi school certificate of education, senior secondary certificate, kcse, kcpe, msce,
		bece, uace, grade 9, grade 10, grade 11, grade 12, form four, form six, form 4, form 6`,
	asia: "indian school certificate, cambridge school certificate, higher school certificate, senior school certificate",
	india: "higher secondary certificate, indian certificate of secondary education, all india senior school certificate",
	philippines: "nc i, nc ii, nc iii, nc iv, national certificate i, national certificate ii, national certificate iii",
	de: `
		mittlerer schulabschluss, qualifizierender hauptschulabschluss, erweiterter realschulabschluss,
		erweiterter sekundarabschluss, sekundarabschluss i, allgemeine hochschulreife, fachgebundene hochschulreife,
		fachabitur, volksschulabschluss, pflichtschulabschluss, lehrabschluss, lehrabschlussprüfung, facharbeiter,
		facharbeiterbrief, eidgenössisches fähigkeitszeugnis, berufsmaturität, fachmatura, reifeprüfung`,
	nl: `
		vmbo-t, vmbo-tl, vmbo-gt, vmbo-k, vmbo-kb, vmbo-b, vmbo-bb, vmbo-g, mavo, lbo, lts, lhno, mulo, gymnasium alpha,
		gymnasium bèta`,
	norway: `
		fagbrev, svennebrev, studiespesialisering, generell studiekompetanse, yrkesfag, bachelorgrad, mastergrad, årsstudium,
		vitnemål fra videregående`,
	sweden: `
		gymnasieexamen, studentexamen, kandidatexamen, masterexamen, magisterexamen, högskoleexamen, yrkesexamen,
		civilingenjörsexamen, sjuksköterskeexamen, lärarexamen, yrkeshögskoleexamen, slutbetyg`,
	denmark:
		"studentereksamen, hf-eksamen, professionsbachelor, bachelorgrad, kandidatgrad, svendebrev, akademiuddannelse",
	fi: "ylioppilas, ylioppilastutkinto, ammattitutkinto, perustutkinto, tradenomi, kandidaatti, maisteri",
	fr: `
		brevet, brevet des collèges, brevet professionnel, cqp, tfp, brevet de technicien supérieur, dnb, bpa, bep agricole, deas,
		deaes, deap, daeu, certificat d'aptitude professionnelle, certificat de fin d'études, cfc, titre pro, caces,
		bachelier, attestation d'études collégiales`,
	es: `
		graduado escolar, graduado en educación secundaria, graduado en eso, título de graduado, eso, secundaria completa,
		secundario completo, bachiller técnico, tecnicatura, formación profesional, certificado de profesionalidad,
		grado medio, grado superior, grado universitario, máster universitario, master universitario, diplomado, especialización`,
	pt: "ensino básico, ensino secundário, curso profissional, ensino superior, segundo grau",
	it: "licenza media, diploma di maturità, attestato di qualifica, qualifica professionale",
	pl: "licencjat, inżynier, matura, świadectwo dojrzałości, tytuł technika",
	cs: "maturita, maturitní zkouška, výuční list, bakalář, inženýr",
	hu: "érettségi, érettségi vizsga, szakmunkás, okj",
	ro: "bacalaureat, diplomă de bacalaureat, licență, diplomă de licență, masterat",
	tr: "lisans, ön lisans, önlisans, yüksek lisans, lise diploması",
	ru: "бакалавр, бакалавриат, магистр, магистратура, специалитет, высшее образование, среднее специальное",
	uk: "бакалавр, магістр, повна загальна середня освіта",
	el: "πτυχίο, απολυτήριο λυκείου, απολυτήριο",
	vi: "tốt nghiệp thpt, tốt nghiệp trung học phổ thông, bằng tốt nghiệp thpt",
	east: "学士, 硕士, 博士, 修士, 本科, 大专, 专科, 本科生, 研究生, 硕士生, 博士生, 硕士研究生, 博士研究生, 专科生, 학사, 석사, 박사",
};

const escaped = (text: string) => text.replaceAll(".", "\\.").replaceAll("'", "['’]");

/** The degrees as a part of a pattern, the longest first. */
export const DEGREES: string = Object.values(NAMES)
	.flatMap((names) => names.trim().split(/,\s+/))
	.sort((one, other) => other.length - one.length)
	.map(escaped)
	.join("|");
