import { type Words, WordTable } from "./word-table";

const WORDS: Words = {
	many: `
		universi-, üniversi-, univerzi-, uniwersy-, univ, institut/e/o, politec-, politek-, politeh-, politeè-,
		polytec-, polytek-, polyteh-`,
	en: `
		-school, -college, academy, faculty, conservatory, tafe, seminary, bootcamp, training center, training centre,
		technical center, technical centre, vocational center, vocational centre, education center, education centre,
		educational center, educational centre`,
	de: `
		-schule/n, -schulzentrum, -universität, -gymnasium, -akademie, -kolleg, -lyzeum, -technikum, fakultät,
		konservatorium`,
	nl: "-scholen, -scholengemeenschap, -lyceum, -atheneum",
	north: "-skole, -skola/n",
	fr: "lycée, lycee, collège, école, ecole, faculté, conservatoire, centre de formation",
	es: "colegio, escuela, preparatoria, centro de formación, facultad",
	pt: "centro de formação, escola, faculdade",
	it: "istituto, liceo, scuola, conservatorio, centro di formazione, academia",
	east: "akademia, -gymnázium, -gimnázium, -középiskola, liceum, gimnazjum, szkoła, škola, lisesi",
	id: `
		akademi, sekolah, madrasah, poltekkes, pesantren, stmik, stie, stikes, stikom, stkip, stt, uin, iain, ipb,
		itb, ugm, undip, unpad, unair, binus`,
	ms: "maktab, kolej",
	vi: "đại học, cao đẳng, học viện, trường",
	ru: "университет",
	ar: "جامعة, مدرسة, معهد, كلية",
	zh: "大学, 学院, 中学, 高中, 学校",
};

/** Words that tell a school wherever they stand in a text. */
export const SCHOOLS = new WordTable(WORDS);

/** Short names of schools, which are also other things; written in capitals. */
export const SHORT_SCHOOLS = new WordTable({
	de: "TU, TH, FH, ETH, RWTH, TUM, LMU, HTW, WHU, OSZ",
	nl: "CSG, RSG, OSG, ROC",
	fr: "EPFL, IFSI, IFAS, CREPS, HEC, ESSEC, ESCP, INSEAD, IUT, INSA",
	en: "MIT, UCLA, UCL, LSE, NYU, CMU, UNSW, UBC",
	es: "IES, CIP, CIFP, IESE, ESADE",
	pt: "SENAI, ETEC, FATEC",
	north: "KTH, DTU, NTNU, BBS",
	asia: "IIT, IIM, NIT, NTU, NUS, HKUST, KAIST, THPT, THCS",
	id: "ITS, UNY, UNS, UNNES, UNESA, UNHAS, UPI, UII, UPH, USU, UNAND, UNSRI, PENS",
	ms: "UiTM, UTM, UKM, UPM",
});
