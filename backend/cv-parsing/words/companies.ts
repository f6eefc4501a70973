import { type Words, WordTable } from "./word-table";

const GENERAL: Words = {
	forms: `
		tbk, persero, gmbh, ag, sdn, bhd, b.v, n.v, s.a, inc, ltd, llc, llp, corp, corporation, pte, plc, company,
		group, holding/s, council, municipality, government, city of`,
	kinds: `
		bank, university, institute, school, hospital, clinic, agency, studio/s, lab/s, technologies, technology,
		solutions, systems, services, partners, consulting, foundation, ministry, hotel, restaurant, cafe, café,
		airline/s, insurance, media, press, logistics, food/s, industries, pharmacy, startup, ventures, capital,
		digital, software, telecom, energy, mart, supermarket, retail, apparel, garment, manufacturing, contractors,
		bakery, brewery, salon, pizzeria, bistro, brasserie, trattoria, boutique, resort, museum, laboratories,
		enterprises, properties, realty, constructions, builders, airways, railways, publishers, productions,
		pharmaceuticals, motors, stores, hospice, charity, association, federation, trust, bros, brothers, sons`,
};

const OTHERS: Words = {
	id: `
		grup, universitas, institut, politeknik, sekolah, rumah sakit, klinik, teknologi, solusi, yayasan, dinas,
		kementerian, pemerintah, toko, restoran, kafe, asuransi, logistik, industri, indonesia, nusantara, koperasi,
		puskesmas, apotek, bengkel, warung, telekomunikasi, energi, kantor, swalayan, minimarket, rumah makan, butik,
		percetakan, pabrik, perusahaan, kedai, kios, lembaga, kecamatan, kelurahan, kejaksaan, pengadilan, polres,
		polda, pdam, perkebunan`,
	ms: "jabatan, syarikat, majlis, perbadanan",
	de: `
		stadtwerke, klinikum, krankenhaus, sparkasse, kanzlei, gesellschaft, verlag, -bäckerei, -metzgerei,
		-fleischerei, -gärtnerei, -apotheke, -werkstatt, autohaus, gasthof, gaststätte, -brauerei, -tischlerei,
		-schreinerei, -druckerei, -molkerei, spedition, reederei, -werke, stadtverwaltung, gemeindeverwaltung,
		landratsamt, -stiftung, kindergarten, pflegeheim, altenheim, seniorenheim, kinderheim, -gesellschaft,
		-verlag, -klinik, -kanzlei, gebrüder`,
	nl: `
		ziekenhuis, gemeente, stichting, -bakkerij, -slagerij, -apotheek, -kwekerij, -drukkerij, -bedrijf,
		zorgcentrum, verzorgingshuis, kinderopvang, vereniging, ministerie, uitgeverij, gebroeders`,
	fr: `
		société, entreprise, groupe, mairie, hôpital, clinique, banque, ministère, boulangerie, pâtisserie, boucherie,
		pharmacie, imprimerie, auberge, crèche, fondation, établissements, ets, laboratoire/s, supermarché,
		hypermarché, ateliers, caisse d'épargne, conseil départemental`,
	es: `
		banco, empresa, grupo, ayuntamiento, clínica, fundación, ministerio, panadería, farmacia, peluquería,
		taller/es, restaurante, supermercado, asociación, constructora, inmobiliaria, laboratorio/s, municipalidad,
		alcaldía, hostal, compañía, hermanos`,
	pt: `
		fundação, prefeitura, câmara municipal, ministério, padaria, farmácia, lojas, construtora, associação,
		laboratório/s, indústria, companhia, irmãos`,
	it: `
		azienda, comune di, ospedale, banca, cooperativa, società, panificio, ristorante, officina, negozio,
		supermercato, associazione, fondazione, fratelli`,
	vi: `
		công ty, bệnh viện, ngân hàng, tập đoàn, cửa hàng, nhà hàng, khách sạn, siêu thị, nhà máy, ubnd, tnhh`,
	nordic: `
		kommune, kommun, sykehus, sykehjem, barnehage, universitet, universitetet, sjukhus, förskola, äldreboende,
		hospitalet, plejehjem, børnehaven, børnehave, fylkeskommune, regionen, bakeri, bageri, kaupunki, sairaala, koulu,
		päiväkoti, ravintola, apteekki`,
	slavic: `
		szpital, sklep, restauracja, piekarnia, zakład, przedszkole, szkoła, urząd, hurtownia, apteka, nemocnice, nemocnica,
		restaurace, reštaurácia, potraviny, pekárna, pekáreň, lékárna, mateřská škola, materská škola, základní škola,
		obecní úřad, bolnica, restoran, pekara, opština, općina`,
	hu: "kórház, étterem, áruház, pékség, óvoda, iskola, önkormányzat, gyógyszertár",
	ro: "spitalul, școala, grădinița, primăria, brutăria, restaurantul, magazin, magazinul",
	tr: "hastanesi, hastane, lokantası, lokanta, restoran, marketi, okulu, belediyesi, belediye, fabrikası, eczanesi, a.ş, ltd. şti",
	ar: "شركة, بنك, مستشفى, مؤسسة, مطعم, فندق, وزارة, مصنع, مجموعة, جمعية",
	zh: "公司, 集团, 银行, 医院, 事务所, 研究院, 有限, 股份, 酒店, 餐厅, 超市, 工厂, 政府, 基金会, 协会, 科技, 集團, 銀行, 醫院, 出版社",
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
