import { ENGLISH } from "./english-occupations";
import { FURTHER_FIRST, FURTHER_LAST } from "./further-occupations";
import { type Words, WordTable } from "./word-table";

const GERMANIC: Words = {
	de: `
		-schweißer/in, -bäcker/in, -tischler/in, -schreiner/in, -schlosser/in, -lagerist/in, -florist/in,
		-zusteller/in, -dachdecker/in, -maurer/in, -bauer/in, !bauer, !aufbauer, -maler/in, -lackierer/in, zimmerer,
		-klempner/in, spengler/in, -leger/in, -setzer/in, -dreher/in, -fräser/in, -schleifer/in, -gießer/in,
		-schmied/in, -macher/in, -binder/in, -drucker/in, -koch, -köchin, -metzger/in, -fleischer/in, -konditor/in,
		-wirt/in, gastronom/in, barkeeper/in, -kellner/in, -spüler/in, -kraft, !windkraft, !wasserkraft, !kernkraft,
		!kraft, !solarkraft, !atomkraft, -helfer/in, küchenhilfe, haushaltshilfe, bürohilfe, putzhilfe, -arbeiter/in,
		-angestellte/r, -beamter, -beamte, -beamtin, -polizist/in, soldat/in, feuerwehrmann, feuerwehrfrau,
		-wächter/in, -wärter/in, -händler/in, -makler/in, -vermittler/in, -disponent/in, -planer/in, -prüfer/in,
		-kontrolleur/in, -trainer/in, -betreuer/in, -therapeut/in, -arzt, -ärztin, apotheker/in, hebamme, -schwester,
		-pfleger/in, -pädagoge, -pädagogin, -psychologe, -psychologin, -loge, -login, -wissenschaftler/in,
		-zeichner/in, -designer/in, -fotograf/in, schauspieler/in, -sänger/in, -tänzer/in, -autor/in, -schreiber/in,
		-übersetzer/in, dolmetscher/in, lektor/in, bibliothekar/in, archivar/in, -gärtner/in, winzer/in, förster/in,
		imker/in, -reiniger/in, putzfrau, raumpflegerin, -fachfrau, -fachmann, -friseur/in, frisör/in, -schneider/in,
		!schneider, sattler/in, optiker/in, lotse, lotsin, kapitän/in, -pilot/in, stewardess, schaffner/in,
		-begleiter/in, -kurier/in, -bote, -botin, -packer/in, kommissionierer/in, -werker/in, programmierer/in,
		administrator/in, -tester/in, -analyst/in, -architekt/in, -jurist/in, -notar/in, -sekretär/in, volontär/in,
		werkstudent/in, tutor/in, dozent/in, professor/in, -lehrling, geselle, gesellin, polier, inhaber/in,
		gründer/in, mitgründer/in, gesellschafter/in, vorsitzende/r, -präsident/in, -direktor/in, intendant/in,
		-regisseur/in, -ökonom/in, -chemiker/in, laborant/in, -laborant/in, -bediener/in, -einrichter/in,
		-spediteur/in, -monteurin, -meisterin, fotograf/in, model, moderator/in, sprecher/in, -sprecher/in,
		-koordinator/in, -manager/in, koordinator/in, -spezialist/in, -experte, -expertin, -verantwortliche/r,
		-bevollmächtigte/r, -hilfsarbeiter/in, -ökologe, -assistentin, !dialoge, !analoge, !kataloge, !monologe,
		!prologe, !loge, !login, !kraft, !technologe`,
	nl: `
		-loodgieter, timmerman, -bloemist/e, -maker, -maakster, -banketbakker, -metselaar, -lasser, elektricien,
		dakdekker, stukadoor, -zetter, glazenwasser, -tuinman, -hovenier, boerin, matroos, stuurman, kapitein,
		-piloot, koerier, orderpicker, magazijnier, magazijnmedewerker, receptionist/e, -secretaresse, telefonist/e,
		caissière, -bediende, winkelier, -assistente, -adviseur, -coördinator, juf, onderwijzer/es, hoogleraar,
		-kundige, -verzorger, -verzorgster, -begeleidster, -bewaker, -beveiliger, brandweerman, -advocaat, notaris,
		rechter, -jurist/e, griffier, controleur, -econoom, huisarts, tandarts, dierenarts, kinderarts, bedrijfsarts,
		basisarts, oogarts, apotheker, -therapeut/e, logopedist/e, diëtist/e, psycholoog, bioloog, -architect/e,
		-tekenaar, -vormgever, fotograaf, cameraman, acteur, actrice, zanger/es, danser/es, schrijver, schrijfster,
		redacteur, vertaler, tolk, journalist/e, programmeur, -beheerder, -ontwikkelaar, -ontwerper, -analist,
		-bouwer, ober, serveerster, barvrouw, kelner, afwasser, -hulp, !hulp, oppas, naaister, kapper, kapster,
		-verkoopster, vertegenwoordiger, makelaar, -planner, -chauffeuse, -manager, -trainer, -schoonmaker, -docente,
		-specialiste, -inkoper, -controleur`,
};

const ROMANCE: Words = {
	fr: `
		boulang·er/ère, bouch·er/ère, charcuti·er/ère, poissonni·er/ère, fleuriste, soud·eur/euse, livr·eur/euse,
		maraîch·er/ère, caviste, élev·eur/euse, agricult·eur/rice, viticult·eur/rice, vigneron/ne, ébéniste,
		serruri·er/ère, couvreur, peintre, plâtrier, carreleur, chaudronnier, tourneur, fraiseur, usineur, ajusteur,
		mont·eur/euse, câbl·eur/euse, cariste, préparat·eur/rice, manutentionnaire, conditionn·eur/euse,
		emball·eur/euse, tri·eur/euse, coutur·ier/ière, tailleur, cordonnier, tapissi·er/ère, horlog·er/ère,
		bijouti·er/ère, opticien/ne, orthophoniste, kinésithérapeute, ergothérapeute, psychomotricien/ne, ostéopathe,
		dentiste, vétérinaire, brancardi·er/ère, ambulanci·er/ère, auxiliaire, aide-ménagère, femme de ménage,
		femme de chambre, valet de chambre, hôte d'accueil, hôtesse, réceptionniste, standardiste,
		téléconseill·er/ère, attaché/e, adjoint/e, négociat·eur/rice, courti·er/ère, notaire, huissier, juriste,
		greffi·er/ère, polici·er/ère, gendarme, pompier, militaire, vigile, gardien/ne, concierge, traduct·eur/rice,
		interprète, journaliste, écrivain/e, bibliothécaire, libraire, comédien/ne, act·eur/rice, dans·eur/euse,
		chant·eur/euse, musicien/ne, photographe, réalisat·eur/rice, scénariste, décorat·eur/rice, styliste,
		modéliste, esthéticien/ne, barman, barmaid, plong·eur/euse, commis, commis de cuisine, pizzaïolo,
		crêpi·er/ère, chocolati·er/ère, confiseur, saisonni·er/ère, vendang·eur/euse, cueill·eur/euse, bûcheron/ne,
		paysagiste, élagueur, palefreni·er/ère, monit·eur/rice, entraîn·eur/euse, puéricult·eur/rice, nourrice,
		surveillant/e, institut·eur/rice, proviseur/e, bénévole, dirigeant/e, président/e, fondat·eur/rice,
		cofondat·eur/rice, associé/e, audit·eur/rice, actuaire, statisticien/ne, économiste, urbaniste, géomètre,
		dessinat·eur/rice, projet·eur/euse, métr·eur/euse, maquettiste, infographiste, correct·eur/rice, pigiste,
		trésori·er/ère, facteur, factrice, routier, matelot, pêcheur, carrossier, garagiste, pompiste, frigoriste,
		chauffagiste, vitrier, grutier, coffreur, ferrailleur, terrassier, façadier, poseur, charpenti·er/ère,
		employé/e, équipi·er/ère, collaborat·eur/rice, maître d'hôtel, maître de conférences, doctorant/e, étudiant/e,
		volontaire`,
	es: `
		fontaner·o/a, herrer·o/a, pescador/a, modista, zapater·o/a, limpiador/a, barrender·o/a, bomber·o/a, policía,
		guardia, vigilante, conserje, porter·o/a, mensajer·o/a, carter·o/a, taxista, camioner·o/a, transportista,
		mozo, moza, almacenista, almacener·o/a, carretiller·o/a, reponedor/a, teleoperador/a, promotor/a, visitador/a,
		agente, azafat·o/a, guía, animador/a, monitor/a, entrenador/a, educador/a, cuidador/a, niñer·o/a,
		gerocultor/a, celador/a, matrona, partera, dentista, odontólog·o/a, fisioterapeuta, logopeda, terapeuta,
		nutricionista, veterinari·o/a, biólog·o/a, geólog·o/a, economista, sociólog·o/a, historiador/a,
		bibliotecari·o/a, archiver·o/a, documentalista, intérprete, escritor/a, fotógraf·o/a, camarógraf·o/a,
		editor/a, realizador/a, guionista, actor, actriz, bailarín, bailarina, cantante, músic·o/a, pintor/a,
		escultor/a, ceramista, alfarer·o/a, joyer·o/a, relojer·o/a, ebanista, tapicer·o/a, cerrajer·o/a,
		cristaler·o/a, yeser·o/a, escayolista, solador/a, alicatador/a, encofrador/a, torner·o/a, fresador/a,
		ajustador/a, montador/a, chapista, instalador/a, frigorista, electromecánic·o/a, ganader·o/a, agricultor/a,
		jornaler·o/a, tractorista, viticultor/a, marinero, capitán, piloto, sobrecargo, tripulante, pasteler·o/a,
		reposter·o/a, carnicer·o/a, pescader·o/a, heladero, parriller·o/a, lavaplatos, meser·o/a, recamarista,
		camarista, mucama, emplead·o/a, obrer·o/a, ensamblador/a, capturista, digitador/a, cobrador/a, tasador/a,
		perito, procurador/a, notari·o/a, juez/a, tutor/a, orientador/a, rector/a, decan·o/a, catedrátic·o/a,
		presidente, presidenta, soci·o/a, fundador/a, cofundador/a, delegad·o/a, interventor/a, tesorer·o/a,
		auditor/a, controlador/a, planificador/a, supervisor, capataz, director, voluntari·o/a, colaborador/a,
		responsable, alumn·o/a, estudiante, locutor/a, presentador/a, reporter·o/a, corrector/a, esteticista,
		maquillador/a, masajista, estilista, costurer·o/a, bordador/a, lavander·o/a, planchador/a, mozo de almacén,
		ordenanza, bedel, ujier, socorrista, sanitari·o/a`,
	pt: `
		eletricista, faxineir·o/a, encanador/a, serralheir·o/a, marceneir·o/a, pintor/a, vidraceir·o/a, açougueir·o/a,
		confeiteir·o/a, garçom, garçonete, copeir·o/a, lavador/a, porteir·o/a, zelador/a, vigia, bombeir·o/a,
		policial, caminhoneir·o/a, carteir·o/a, entregador/a, estoquista, repositor/a, balconista, frentista,
		manicure, esteticista, maquiador/a, cuidador/a, babá, diarista, empregad·o/a, mecânic·o/a, torneir·o/a,
		montador/a, funileir·o/a, borracheir·o/a, fonoaudiólog·o/a, veterinári·o/a, químic·o/a, bibliotecári·o/a,
		tradutor/a, ator, atriz, dançarin·o/a, cantor/a, lavrador/a, jardineir·o/a, tratorista, vaqueir·o/a,
		marinheir·o/a, instrutor/a, treinador/a, sóci·o/a, tesoureir·o/a, projetista, desenhista, ilustrador/a,
		redator/a, revisor/a, repórter, apresentador/a, produtor/a, comprador/a, corretor/a, inspetor/a, supervisor/a,
		encarregad·o/a, voluntári·o/a, telefonista, cabeleireir·o/a, camareir·o/a, operári·o/a, empacotador/a,
		conferente, almoxarife, costureir·o/a, passadeira, monitor/a, técnic·o/a, formador/a, educador/a,
		rececionista, empregad·o de mesa`,
	it: `
		elettricista, idraulic·o/a, falegname, muratore, saldatore, saldatrice, panettier·e/a, pasticcier·e/a,
		macellaio, parrucchier·e/a, estetista, sarto, sarta, giardinier·e/a, imbianchino, meccanic·o/a, carrozziere,
		barista, baby sitter, badante, barman, lavapiatti, aiuto cuoco, fattorino, postino, corriere, camionista,
		vigile, poliziotto, vigilante, portiere, custode, medico, dentista, farmacista, psicolog·o/a, fisioterapista,
		educat·ore/rice, maestr·o/a, professor·e/essa, traduttore, traduttrice, interprete, giornalista,
		scritt·ore/rice, fotograf·o/a, attore, attrice, cantante, ballerin·o/a, musicista, pittore, pittrice,
		grafic·o/a, disegnat·ore/rice, programmat·ore/rice, analista, vendit·ore/rice, agente, rappresentante,
		promoter, operat·ore/rice, collaborat·ore/rice, stagista, volontari·o/a, animat·ore/rice, bagnino,
		istrutt·ore/rice, allenat·ore/rice, contadino, allevatore, pescatore, geometra, perito, notaio,
		commercialista, economista, presidente, fondat·ore/rice, soci·o/a, coordinat·ore/rice, assistente,
		receptionist, hostess, steward`,
};

const INDONESIAN: Words = {
	kinds: `
		juru-, tukang, ahli, tenaga, pramu-, kuli, kernet, kondektur, masinis, nakhoda, nahkoda, mualim, montir,
		kapster, supir, loper, helper, satpam, hansip, marbot, ustaz, ustadz, ustadzah, wali kelas, mantri, tabib,
		pawang, wasit, atlet, artis, aktor, aktris, seniman, komikus, kolektor, surveior, pekebun, office boy,
		office girl, cleaning service, spg, spb, bell boy, room boy, pandai besi, wakil, calon, direksi, komisaris,
		pimpinan, mahasiswa, siswa, santri, caddy, ojek, tentara, polisi, jaksa, hakim, notaris, camat, lurah, bupati,
		frontliner, surveyor`,
	pe: `
		penjaga, pengantar, penjual, pembeli, pengemas, pengepak, penyiar, penari, penyanyi, pemandu, pemasak,
		pencuci, peternak, petani, pemerah, pemetik, perias, pemangkas, penyetrika, pemasang, pemotong, penggiling,
		pengasuh, pengrajin, perajin, pengukir, pelukis, pemahat, pematung, penyunting, pewara, pembawa acara, pemain,
		pemusik, pelaut, pembalap, pedagang, pengusaha, pemilik, pendiri, pemimpin, pembela, penasihat, penyelidik,
		penyidik, pendeta, penceramah, penjilid, pencetak, penenun, pembatik, penyamak, pengelas, pembubut, penyolder,
		pengecat, pelapis, pengebor, penambang, penebang, penyadap, pencari, pengumpul, pemulung, pemungut, penagih,
		penaksir, penilai, penguji, pemeriksa, pengendali, pengatur, penerbang, penyelam, penyelamat, pemadam,
		pengawal, pengendara, pengangkut, pelayan, penyaji, peracik, peramu, penjamah, penyedia, perantara, pialang,
		perekam medis, perancang, pembukuan, penyusun, pembimbing, pembina, pendamping, pengisi, penggerak,
		penanggung jawab, penulis, perawat, penyelenggara, penyalur, pemasar, pengamen, peneliti, penerjemah, pesuruh,
		pesenam, petenis, pegulat, pelajar, peserta, penyapu, pengaspal, pemborong, penyablon, pendesain, penimbang,
		penyortir, penghitung, pelipat, pembersih, pengoperasi, pengemudi, pembordir, pemintal, penjahit`,
	ms: `
		juruwang, juruteknik, jurujual, jurulatih, pemandu, penyelia, pelayan, pengawal, tukang, pengurus, pegawai,
		pembantu, ustazah, guru, pekerja, operator, ketua, wakil`,
};

/** Romance words that are adjectives too. */
const LAST: Words = { latin: "commercial/e, comercial, pilote, marin, oficial, fiscal, technico-commercial/e" };

/** Words of the kinds above, where the last word of a phrase tells what it is. */
export const LAST_HEADS = new WordTable({ ...ENGLISH, ...GERMANIC, ...LAST, ...FURTHER_LAST });

/** Those where the first word does. */
export const ROMANCE_HEADS = new WordTable({ ...ROMANCE, ...FURTHER_FIRST });
export const INDONESIAN_HEADS = new WordTable(INDONESIAN);
