import { type Words, WordTable } from "./word-table";

const WORDS: Words = {
	many: `
		universi-, üniversi-, univerzi-, uniwersy-, univ, institut/e/o/s, institutes, institutos, politec-, politéc-,
		politèc-, polytéc-, politek-, politeh-, politeè-, polytec-, polytek-, polyteh-`,
	en: `
		-school, -college, colleges, academy, academies, conservatoire, lyceum, learning center, learning centre, skills center, skills centre, sixth form, -academy, faculty, conservatory, tafe, tvet, seminary, bootcamp,
		training center, training centre, technical center, technical centre, vocational center, vocational centre,
		education center, education centre, educational center, educational centre`,
	de: `
		-schule/n, -schulzentrum, -universität, -gymnasium, -akademie, -kolleg, -lyzeum, -technikum, fakultät,
		konservatorium`,
	nl: "-instituut, -scholen, -scholengemeenschap, -lyceum, -atheneum, -academie, faculteit",
	north: `
		-skole, -skolen, -skola/n, -gymnas, -gymnasiet, universitet, universitetet, fagskole, folkehøgskole, komvux, vuxenutbildning/en,
		ammattiopisto, -opisto, kansanopisto`,
	af: "-skool, kollege",
	celtic: "coleg, prifysgol, ysgol, ollscoil, coláiste, oilthigh",
	fr: `
		lycée, lycee, collège, école, ecole, faculté, conservatoire, centre de formation, académie, cégep,
		maison familiale rurale`,
	es: `
		colegio, escuela, preparatoria, centro de formación, facultad, centro de estudios, centro educativo,
		unidad educativa`,
	pt: "centro de formação, colégio, liceu, escola/s, faculdade/s, externato",
	it: "istituto, liceo, scuola, conservatorio, centro di formazione, academia, accademia, ateneo",
	east: `
		akademia, -gymnázium, -gimnázium, -középiskola, liceum, gimnazjum, szkoła, škola, lisesi, -okulu, yliopisto,
		-korkeakoulu, lukio, ülikool, egyetem, főiskola, sveučilište, collegium, učiliště, učilište, technikum,
		zespół szkół, szkoły, -iskola, liceul, colegiul, școala, şcoala, facultatea, fakulta, fakultet, fakültesi,
		yüksekokulu, okulları`,
	el: "πανεπιστήμιο, πολυτεχνείο, λύκειο, σχολή",
	th: "มหาวิทยาลัย, วิทยาลัย, โรงเรียน",
	he: "אוניברסיטת, אוניברסיטה, מכללת, מכללה, תיכון",
	hi: "विश्वविद्यालय, विद्यालय, महाविद्यालय",
	id: `
		akademi, sekolah, fakultas, poltek, madrasah, ponpes, pondok pesantren, balai latihan kerja, akper, akbid,
		amik, ikip, poltekkes, pesantren, stmik, stie, stikes, stikom, stkip, stt, uin, iain, ipb, itb, ugm, undip,
		unpad, unair, binus`,
	ms: "maktab, kolej, pamantasan, paaralan, dalubhasaan",
	sw: "chuo, shule",
	baltic: "mokykla, gimnazija, kolegija, gümnaasium",
	vi: "đại học, cao đẳng, học viện, trường, đh, đhqg",
	ru: "университет, институт, академия, техникум, колледж, лицей, гимназия, школа, училище",
	uk: "університет, інститут, академія, технікум, коледж, ліцей, гімназія, училище",
	ar: "جامعة, مدرسة, معهد, كلية, ثانوية, أكاديمية, دانشگاه, دبیرستان",
	india: "vidyalaya, mahavidyalaya, vidyapeeth, vidyapith, vidya mandir, vidya niketan, vidyashram, gurukul",
	ko: "-대학교, -고등학교, -대학원, -중학교, -대학",
	zh: "大學, 學院, 大学, 学院, 中学, 高中, 学校, 高校, 幼儿园, 学前班, 幼稚园, 小学, 初中",
};

/** Words that tell a school wherever they stand in a text. */
export const SCHOOLS = new WordTable(WORDS);

/** Short names of schools, which are also other things; written in capitals. */
export const SHORT_SCHOOLS = new WordTable({
	de: "TU, HTL, HAK, HBLA, DHBW, FOM, HAW, TH, FH, ETH, RWTH, TUM, LMU, HTW, WHU, OSZ, Uni",
	nl: "CSG, RSG, OSG, ROC",
	fr: `
		EPFL, MFR, AFPA, EDHEC, EPSI, ESGI, ISEP, ESIEE, EPITA, ESSCA, UQAM, ULB, IFSI, IFAS, CREPS, HEC, ESSEC, ESCP,
		INSEAD, UCAD, IUT, INSA`,
	en: `
		MIT, UCSD, UCSB, UCSF, USC, UIUC, RISD, CUNY, SUNY, BYU, WPI, RIT, NJIT, SOAS, RADA, RMIT, QUT, BCIT, UCLA,
		UCL, LSE, NYU, CMU, UNSW, UBC`,
	es: `
		IES, CEIP, CONALEP, CETIS, CBTIS, IPN, UNAM, ITAM, ITESM, UNED, UTN, SENATI, INACAP, ITBA, PUCP, ESPOL, CIP, CIFP, IESE,
		ESADE`,
	pt: `
		SENAI, SENAC, IEFP, USP, UFRJ, UFMG, UFPR, UFSC, UFRGS, UFBA, UFPE, UERJ, PUC, FGV, CEFET, IFSP, ISCTE, ETEC, FATEC`,
	it: "ITC, ITCG, ITG, ITT, IPC, IPSCT, ITIS, IPSIA, IPSSAR, IPSEOA",
	east: "ODTÜ, İTÜ, SPŠ, SOŠ, VŠE, ČVUT, VŠCHT, AGH, SGH, UBB, UMF, МГУ, СПбГУ, МГТУ, СОШ, КНУ, КПІ, ЗОШ, ΓΕΛ, ΕΠΑΛ, ΙΕΚ",
	north: "KTH, DTU, NTNU, UiO, UiB, UiT, NMBU, NHH, CBS, ITU, SDU, BBS",
	africa: "KMTC, JKUAT, UDSM, UNZA, UNILAG, KNUST, TVET",
	asia: "IIT, IIM, NIT, NTU, NUS, HKUST, KAIST, THPT, THCS",
	id: `
		LPK, BLK, STP, STIA, STIBA, STIT, STAI, UNJ, UPN, UMY, UMS, UAD, UKSW, UNPAR, UNIKOM, UNTAR, UNUD, UNSOED,
		UNTIRTA, UNILA, UNRI, ITERA, ITENAS, ITS, UNY, UNS, UNNES, UNESA, UNHAS, UPI, UII, UPH, USU, UNAND, UNSRI,
		PENS`,
	ms: "UiTM, UTM, UKM, UPM, MRSM, SJKC, SJKT, SMJK, ADTEC, IKBN, KKTM",
});

/** Short names that are names of people, agencies and subjects too: they tell a school only with a place or a degree. */
export const DOUBTFUL_SCHOOLS = ["GRETA", "ILP", "IKM", "GMI", "SENA", "VETA"];
