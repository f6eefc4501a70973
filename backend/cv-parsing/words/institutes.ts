/** Schools of the world whose names no word tells, in small letters without accents. */
const NAMES = `
	42 berlin, 42 lyon, 42 paris, aalto, agroparistech, al-azhar, amikom, anhanguera, app academy,
	arizona state, arts et metiers, atma jaya, audencia, avans, bauhaus weimar, bina nusantara, birkbeck,
	bits pilani, bocconi, boise state, brainstation, brandeis, bryn mawr, budi luhur, cal poly, cal state, calarts,
	caltech, carnegie mellon, central saint martins, central st martins, centrale lille, centrale lyon, centrale nantes, centrale paris,
	centralesupelec, chalmers, charite, charite berlin, cnam, codesmith, colmex, comillas, cooper union, cunef,
	deltion, deusto, dian nuswantoro, dicoding, eada, eafit, ecole 42, edhec, el colegio de mexico, elisava,
	em lyon, em strasbourg, emlyon, ens cachan, ens lyon, ens paris, ensae, enseeiht, ensimag, ensta paris,
	epfl lausanne, epita, epitech, esic, esilv, esmod jakarta, essec, eth zuerich, eth zurich, ferrandi,
	fgv sao paulo, florida state, florida tech, fontys, general assembly, georgia tech, glion, goldsmiths,
	graafschap, grenoble em, gunadarma, haaga-helia, hack reactor, hacktiv8, handelshogskolan, harvard,
	hasso-plattner, hec lausanne, hec liege, hec montreal, hec paris, hertie berlin, hfg offenbach, howest,
	hyper island, hyperisland, icade, icesi, ie madrid, ied milano, iisc, iisc bangalore, iit bombay, iit delhi,
	iit guwahati, iit kanpur, iit kharagpur, iit madras, iit roorkee, illinois tech, imc krems, inalco, inholland,
	insper, iowa state, ironhack, isb hyderabad, itam, iteso, jamk, javeriana, johns hopkins, juilliard, kaist,
	kanisius, kansas state, karolinska, keio, kolese loyola, ku leuven, la javeriana, la sapienza, la sorbonne,
	lasalle jakarta, le cordon bleu, le wagon, leeds beckett, leiths, les roches, lighthouse labs, limkokwing,
	liverpool john moores, louisiana tech, loyola marymount, lspr, lspr jakarta, luiss, manipal, mci innsbruck,
	mercu buana, metropolia, michigan state, michigan tech, mines nancy, mines paris, mines paristech,
	missouri tech, montana tech, mount holyoke, multimedia cyberjaya, nc state, neue fische, nit trichy,
	normale di pisa, normale sup, notre dame, nottingham trent, oberlin, odisee, ohio state, openclassrooms,
	oregon state, oxford brookes, parahyangan, paris 	pantheon-assas, paris sorbonne, parsons, penn state,
	penninghen, ponts paristech, postech, prasetiya mulya, puc campinas, puc minas, puc rio, puc-rio, puc-sp, pucrs,
	purdue, purwadhika, queen mary, red academy, rensselaer, revou, royal holloway, rutgers, sanata dharma,
	sant'anna di pisa, sapienza, saxion, science po, sciences po, sciences-po, sheffield hallam, simplon, sorbonne,
	spiced, srm chennai, st andrews, stanford, stikubank, suny buffalo, sup de co, supdeco, supelec, supinfo,
	swarthmore, tarumanagara, taruna nusantara, tec de monterrey, technion, tecmilenio, tecnologico de monterrey,
	telecom paris, telecom paristech, telecom sudparis, telkom bandung, texas a&m, texas tech, trinity dublin,
	trisakti, tsinghua, tu delft, tu eindhoven, uc berkeley, uc davis, uc irvine, uc los angeles, uc louvain,
	uc merced, uc riverside, uc san diego, uc santa barbara, uc santa cruz, ucll, uclouvain, umass amherst,
	unc chapel hill, unc charlotte, unesp, uniandes, unicamp, uninove, unip, unisinos, unitec, unopar, ut austin,
	ut dallas, vanderbilt, vassar, virginia tech, vit vellore, vu amsterdam, vu brussel, waseda,
	webforce3, wharton, wild code, william & mary, windesheim, xlri, yale, zuyd`;

const KNOWN = new Set(NAMES.trim().split(/,\s+/));

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** Whether a text begins with the whole name of a known school: "Georgia Tech", "Sciences Po, Paris", "Caltech (Pasadena)". */
export const isInstitute = (text: string): boolean => KNOWN.has(plain(text.replace(/(?:,|\s[(|–-]).*$/u, "").trim()));
