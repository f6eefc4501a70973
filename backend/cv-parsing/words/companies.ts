import { type Words, WordTable } from "./word-table";

const GENERAL: Words = {
	forms: `
		tbk, persero, gmbh, ag, sdn, bhd, b.v, n.v, s.a, inc, ltd, llc, llp, corp, corporation, pte, plc, company,
		group, holding/s, council, municipality, government, city of`,
	kinds: `
		bank, university, institute, school, hospital, clinic, agency, studio/s, lab/s, technologies, technology,
		solutions, systems, services, partners, consulting, foundation, ministry, hotel, restaurant, cafe, café,
		airline/s, insurance, media, press, logistics, food/s, industries, pharmacy, startup, ventures, capital,
		digital, software, telecom, energy, mart, supermarket, retail, apparel, garment, manufacturing, contractors`,
};

const OTHERS: Words = {
	id: `
		grup, universitas, institut, politeknik, sekolah, rumah sakit, klinik, teknologi, solusi, yayasan, dinas,
		kementerian, pemerintah, toko, restoran, kafe, asuransi, logistik, industri, indonesia, nusantara, koperasi,
		puskesmas, apotek, bengkel, warung, telekomunikasi, energi, kantor`,
	ms: "jabatan, syarikat",
	de: "stadtwerke, klinikum, krankenhaus, sparkasse, kanzlei, gesellschaft, verlag",
	nl: "ziekenhuis, gemeente, stichting",
	fr: "société, entreprise, groupe, mairie, hôpital, clinique, banque, ministère",
	es: "banco, empresa, grupo, ayuntamiento, clínica, fundación, ministerio",
	pt: "fundação, prefeitura, câmara municipal, ministério",
	it: "azienda, comune di, ospedale, banca, cooperativa, società",
	vi: "công ty, bệnh viện, ngân hàng",
	ar: "شركة, بنك, مستشفى",
	zh: "公司, 集团, 银行, 医院, 事务所, 研究院",
};

/** Words that only names of companies, schools and public bodies have, but which positions have too: "Bank Teller". */
export const COMPANIES = new WordTable({ ...GENERAL, ...OTHERS });

/** Legal forms and public bodies, which no position has; written with a capital. */
export const SURE_COMPANIES = new WordTable({
	forms: `
		Tbk, Persero, Berhad, Bhd, Inc, Ltd, LLC, LLP, GmbH, Corp, Corporation, Pte, PLC, Sdn, B.V, N.V, S.A,
		Holding/s`,
	bodies: `
		University, Universitas, Universität, Université, Universidad, Institute, Institut, Kementerian, Ministry,
		Dinas, Foundation, Yayasan`,
});
