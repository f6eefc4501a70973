import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { parseCv } from "../parse";

/** The place that is read from an introduction. */
function placesOf(introduction: string) {
	const profile = parseCv({ top: [], side: [], main: lines(`${introduction}\nSkills\nJava`) });
	return { location: profile?.contact_info.location, offered: profile?.offered?.location };
}

const REACH = "jane.doe@mail.example || +44 7700 900123";

it("reads no place in the letters of a name", () => {
	const read = (size: number) => {
		const [name, ...others] = lines(`Nome, Idade\n${REACH}\nSkills\nJava`);
		return parseCv({ top: [], side: [], main: [{ ...(name as Line), size }, ...others] })?.contact_info.location;
	};
	expect(read(2)).toBeUndefined();
	expect(read(1)).toBe("Nome, Idade");
	const beside = (text: string) =>
		parseCv({ top: [], side: [], main: [line(text, { size: 2 }), ...lines(`${REACH}\nSkills\nJava`)] });
	expect(beside("Jane Doe || Leeds, United Kingdom")?.contact_info.location).toBe("Leeds, United Kingdom");
	expect(beside("Jane Doe, Leeds")?.contact_info.location).toBe("Leeds");
});

it.each([
	[`Jane Doe\n${REACH} || Starogard Gdański`, "Starogard Gdański"],
	["Jane Doe\njane@mail.example ⋄ Ahlat ⋄ +90 532 123 4853", "Ahlat"],
	["Jane Doe\n⌂Oberursel ☎+49 151 23456789 ✉jane@mail.example", "Oberursel"],
	[`Jane Doe\n4 Park Dr. || 12 Station Road\nAustin, TX 78701 || Astoria, NY 11102\n${REACH}`, "Austin, TX"],
	[`Jane Doe\n4 Park Dr. || 12 Station Road\nAustin, T.X. 78701 || Astoria, N.Y. 11102\n${REACH}`, "Austin, T.X."],
	[`Jane Doe\njane@mail.example 1⁄2 Princeton, NJ, USA\n+44 7700 900123`, "Princeton, NJ, USA"],
	[`Jane Doe\nBarangay Poblacion\nStaithes, Lanao\n${REACH}`, "Staithes, Lanao"],
	[`Jane Doe\nLieu-dit Fold, 29770 Staithes\n${REACH}`, "Staithes"],
	[`Jane Doe\nMill Cottage\nStaithes Wells\nPowys\n${REACH}`, "Staithes Wells, Powys"],
	[`Jane Doe\n${REACH} || Dumaguete City`, "Dumaguete City"],
	[`Jane Doe\n12 Quarry Brow, Staithes PA29\n${REACH}`, "Staithes"],
	[`Jane Doe\n+44 7700 900123 || Via Po, 58 - 10667 Staithes\njane@mail.example`, "Staithes"],
	[`Jane Doe\n100 Ocean Wave, 94016\nStaithes\n${REACH}`, "Staithes"],
	[`Jane Doe\nLives in 12345 Calabar, Nigeria\n${REACH}`, "Calabar, Nigeria"],
	[`Jane Doe\n12 Station Road, 11214 Oropesa del Mar, Spain\n${REACH}`, "Oropesa del Mar, Spain"],
	[`Jane Doe\nAlamat: Jl. Melati No. 3, Poortvliet\n${REACH}`, "Poortvliet"],
	[`Jane Doe\nAddress\n12 Station Road\n12345 Billerica, United\nStates\n${REACH}`, "Billerica, United States"],
	[`Jane Doe\n12 Station Road\nCondell Park\n${REACH}`, "Condell Park"],
	["Jane Doe\nIndonesia, Parepare Tel: 0852-5550-1186 jane@mail.example", "Indonesia, Parepare"],
	[`Jane Doe\n${REACH}\nSummary\nADDRESS\nIssoire, France`, "Issoire, France"],
	["Jane Doe\nLocation || Experience\nBoston, MA\njane@mail.example", "Boston, MA"],
	[`Jane Doe\njane@mail.example | +20 155 5501 478 | دمياط، مصر`, "دمياط، مصر"],
	[`Jane Doe\n${REACH}\nCikampek (Indonesia)`, "Cikampek (Indonesia)"],
	[`Jane Doe\n263 Nguyễn Trãi- Thanh Xuân- Hà Nội\n${REACH}`, "Hà Nội"],
	[`Jane Doe\n12 Fold Way - Kulai - Johor\n${REACH}`, "Kulai"],
	[`Jane Doe\nRua das Flores, 111. Bairro Sem Nome. Barbacena - MG.\n${REACH}`, "Barbacena - MG"],
	[`Jane Doe\n${REACH}\n5 years of baking - Leeds and York`, undefined],
	[`Jane Doe\n${REACH}\n3 bakeries. Leeds is home`, undefined],
	[`Jane Doe\nNurse\nAustin, TX\n${REACH}`, "Austin, TX"],
	[`Jane Doe\n${REACH} || Minas Tirith, Gondor`, "Minas Tirith, Gondor"],
	[`Jane Doe\nGeelong VIC\n${REACH}`, "Geelong VIC"],
	[`Jane Doe\n5419 Hollywood Blvd Ste 731, Los Angeles CA 90027\n${REACH}`, "Los Angeles CA"],
	[`Jane Doe\nDelhi, India Email me on Indeed\n${REACH}`, "Delhi, India"],
	[`Jane Doe\nWarehouse Supervisor\nCiputat, ID, 13237 || ${REACH}`, "Ciputat, ID"],
	[`Jane Doe\nBangor, ME (Open to Remote)\n${REACH}`, "Bangor, ME"],
	[`Jane Doe\n12 Larch Hill, Kulai\n${REACH}`, "Kulai"],
	[`Jane Doe\nAddress || Ahlat\n${REACH}`, "Ahlat"],
	[`Jane Doe\nAnschrift || 48231 Warendorf\n${REACH}`, "Warendorf"],
	[`Jane Doe\nAddress: Petrópolis, RJ\n${REACH}`, "Petrópolis, RJ"],
	[`Jane Doe\nAddress: Corby, Northamptonshire, NN17 1QG\n${REACH}`, "Corby, Northamptonshire"],
	[`Jane Doe\nVannes (56)\n${REACH}`, "Vannes"],
	[`Jane Doe\nRua das Flores 12, 4050-262 Porto\n${REACH}`, "Porto"],
	[`Jane Doe\nDorpsstraat 18, 7411 AB Deventer\n${REACH}`, "Deventer"],
	[`Jane Doe\nTorggatan 4, 111 22 Stockholm, Sweden\n${REACH}`, "Stockholm, Sweden"],
	[`Jane Doe\n18 Alder Close, Exeter EX4 6TB\n${REACH}`, "Exeter"],
	[`Jane Doe\nNurse open to nights, based in Berlin\n${REACH}`, "Berlin"],
	[`Jane Doe\nReading, UK\n${REACH}`, "Reading, UK"],
	["Jane Doe\nFreetown, Sierra Leone. +232 76 555 014. jane@mail.example", "Freetown, Sierra Leone"],
	[`Jane Doe\nHauptgasse 3\n9050 Appenzell\nSchweiz\n${REACH}`, "Appenzell, Schweiz"],
	[`Jane Doe\nAmbleside • LA22 9AA • +44 7700 900123\njane@mail.example`, "Ambleside"],
	[`Jane Doe – Leeds – ${REACH}`, "Leeds"],
	[`Jane Doe, Leeds\n${REACH}`, "Leeds"],
	[`Jane Doe\nHome: Staithes, UK\n${REACH}`, "Staithes, UK"],
	[`Jane Doe\nL: Staithes, UK | E: jane@mail.example | P: +44 7700 900123`, "Staithes, UK"],
	[`Jane Doe\nCity & Country: Staithes, UK\n${REACH}`, "Staithes, UK"],
	[`Jane Doe\nTown: Staithes\n${REACH}`, "Staithes"],
	[`Jane Doe\n⌂ Staithes || ☎ +44 7700 900123 || ✉ jane@mail.example`, "Staithes"],
	[`Jane Doe\nPermanent address: 4 Hill Lane, Kulai\nPresent address: 9 Hill Road, Ahlat\n${REACH}`, "Ahlat"],
	[`Jane Doe\nLocation — Staithes\n${REACH}`, "Staithes"],
	[`Jane Doe\nADDRESS Staithes, UK\n${REACH}`, "Staithes, UK"],
	[`Jane Doe\nKota/Kabupaten: Staithes\n${REACH}`, "Staithes"],
	[`Jane Doe\nLocation: London (remote)\n${REACH}`, "London"],
	[`Jane Doe\nKulai, Malaysia (Permanent Resident)\n${REACH}`, "Kulai, Malaysia"],
	[`Jane Doe\nLondon / Remote\n${REACH}`, "London"],
	[`Jane Doe\nLeeds, UK, open to relocation\n${REACH}`, "Leeds, UK"],
	[`Jane Doe\nPhone: (520) 555-0142 Location: Bisbee Email: jane@mail.example`, "Bisbee"],
	[`Jane Doe\nResidenza: Via Po 4, 12051 Alba\n${REACH}`, "Alba"],
	[`Jane Doe\n${REACH}\nSummary\nBaker based in Staithes.`, "Staithes"],
	[`王小明\n青岛\nwang@mail.example || +86 139 0000 1111`, "青岛"],
])("reads where somebody lives from %j", (text, location) => {
	expect(placesOf(text)).toEqual({ location, offered: undefined });
});

it.each([
	[`Jane Doe\n${REACH} || Douvrin`, "Douvrin"],
	[`Jane Doe\n${REACH} || Portfolio`, undefined],
	[`Jane Doe\n+44 7700 900123\njane@mail.example\nStaithes`, "Staithes"],
	[`Jane Doe\nBaker in Leeds\n${REACH}`, "Leeds"],
	[`Jane Doe\n${REACH}\nSummary\nBaker with experience, based in Leeds, UK.`, "Leeds, UK"],
	[`Jane Doe\nWould move to Paris, France\n${REACH}`, undefined],
	[`Jane Doe\nBaker for Fold & Sons, Leeds, UK\n${REACH}`, undefined],
	[`Jane Doe\nMember of the Guild of Bakers, London\n${REACH}`, undefined],
	[`Jane Doe\nLeeds School of Bread, Leeds, UK\n${REACH}`, undefined],
	[`Jane Doe\nLocation: Remote\n${REACH}`, undefined],
	[`Jane Doe\n⌂ Remote\n${REACH}`, undefined],
	[`Jane Doe\n27001 Auditor\n${REACH}`, undefined],
	[`Jane Doe\nCity:\n${REACH}`, undefined],
	[`Jane Doe\nClients in Kulai, Johor\n${REACH}`, undefined],
	[`Jane Doe\nMSc, Kulai, Johor\n${REACH}`, undefined],
	[`Jane Doe\nOriginally from Leeds, UK\n${REACH}`, undefined],
	[`Jane Doe\nApplication for Baker, Kulai\n${REACH}`, undefined],
	[`Jane Doe\n04.05.1998, Kulai\n${REACH}`, undefined],
	[`Jane Doe\nKulai, den 4. Mai 2025\n${REACH}`, undefined],
	[`Jane Doe\nGeburtsdatum und -ort: 04.05.1998, Kulai\n${REACH}`, undefined],
	[`Jane Doe\n${REACH}\nSummary\nBaker at a bakery based in Leeds, UK.`, undefined],
	[`Jane Doe\n${REACH} || City, State`, undefined],
	[`Jane Doe\nCity, ST 12345\nCountry\n${REACH}`, undefined],
	[`Jane Lincoln\nLincoln\n${REACH}`, undefined],
	[`Jane Doe\nAddress: Flat 3, Larch House\n${REACH}`, undefined],
	[`Jane Doe\nAddress: Block C, Room 12\n${REACH}`, undefined],
	[`Jane Doe\nAddress: Block C, Sunrise\n${REACH}`, undefined],
	[`Jane Doe\nAddress: University of Lancaster, LA1 4YW\n${REACH}`, undefined],
	["Jane Doe\nTel. 030 5550101 | Mobil 0151 55501010\njane@mail.example", undefined],
	[`Jane Doe\nNurse (56)\n${REACH}`, undefined],
	[`Jane Doe\n${REACH} || Willing to relocate to Berlin, Germany`, undefined],
	[`Jane Doe\n${REACH}\nLooking for work in Berlin, Germany`, undefined],
	[`Jane Doe\n${REACH} || Baker at Fold Hearth, London`, undefined],
	[`Jane Doe\n${REACH} || University of Leeds, UK`, undefined],
	[`Jane Doe\n${REACH}\nReading, Cooking`, undefined],
	[`Jane Doe\n${REACH}\nTravelled to: Berlin, Paris, London`, undefined],
	[`Jane Doe\n${REACH}\nPosition applied for: Baker, London, UK`, undefined],
	[`Jane Doe\nWork: +44 7700 900999 || ${REACH}`, undefined],
	[`Jane Doe\nWhatsApp +44 7700 900999 || ${REACH}`, undefined],
	[`Jane Doe\n${REACH}\nOffice address: Jl. Batu 7, Kulai, Johor`, undefined],
	[`Jane Doe\n${REACH}\nPassport No: 0123456789`, undefined],
])("fills in no place from %j, and offers it if it can be one", (text, offered) => {
	expect(placesOf(text)).toEqual({ location: undefined, offered });
});

it("takes no remark for an address", () => {
	const main = lines(`Jane Doe\nAddress: Available on request\n${REACH}\nSkills\nJava`);
	expect(parseCv({ top: [], side: [], main })?.contact_info.address).toBeUndefined();
});

const JOB = "Experience\nNurse || 2019 – 2021\nFold Hearth";

it.each([
	[`${JOB} · Douvrin`, "Douvrin"],
	[`${JOB}\nDouvrin`, "Douvrin"],
	["Experience\nNurse, Fold Hearth\n2019 – 2021\nEducation\nUniversity of Oslo, Douvrin || 2015", "Douvrin"],
	["Experience\nNurse || 2019 – 2021\nDouvrin", undefined],
	[`${JOB}\n• Worked in Douvrin`, undefined],
	[JOB, undefined],
])(
	"takes an unknown place beside contact data for the home if the history has it as a place: %j",
	(history, location) => {
		const main = lines(`Jane Doe\n${REACH} || Douvrin\n${history}`);
		const profile = parseCv({ top: [], side: [], main });
		expect([profile?.contact_info.location, profile?.offered?.location]).toEqual(
			location ? [location, undefined] : [undefined, "Douvrin"],
		);
	},
);

it("reads the town beside remarks that only wider gaps part from it", () => {
	const [head, ...rest] = lines(`Jane Doe\nPeckham, London Own car\n${REACH}\nSkills\nJava`);
	const main = [head, { ...rest[0], parts: ["Peckham, London", "Own car"] }, ...rest.slice(1)] as Line[];
	expect(parseCv({ top: [], side: [], main })?.contact_info.location).toBe("Peckham, London");
});

it.each([
	[["Leeds", "Own car"], "Leeds"],
	[["Python", "Java", "Nice"], "Nice"],
])("only offers a lone town among words that wider gaps part: %j", (parts, town) => {
	const [head, ...rest] = lines(`Jane Doe\n${parts.join(" ")}\n${REACH}\nSkills\nWelding`);
	const main = [head, { ...rest[0], parts }, ...rest.slice(1)] as Line[];
	const profile = parseCv({ top: [], side: [], main });
	expect([profile?.contact_info.location, profile?.offered?.location]).toEqual([undefined, town]);
});

it("takes no sentence for an address", () => {
	const main = lines(`Jane Doe\nLeeds\n${REACH}\nBaker, 14 years. No days lost. Ready for 28/14.\nSkills\nJava`);
	expect(parseCv({ top: [], side: [], main })?.contact_info.address).toBeUndefined();
});

it("leaves out the icon before an address", () => {
	const main = lines(`Jane Doe\n${REACH} || n Via Po, 58 - 10667 Staithes\nSkills\nJava`);
	expect(parseCv({ top: [], side: [], main })?.contact_info.address).toBe("Via Po, 58 - 10667 Staithes");
});
