import { lines } from "@/tests/cv/lines";
import { parseCv } from "../parse";

const locationOf = (introduction: string, rest = "Skills\nJava") =>
	parseCv({ top: [], side: [], main: lines(`${introduction}\n${rest}`) })?.contact_info.location;

const REACH = "jane.doe@mail.example || +44 7700 900123";

it.each([
	[`Jane Doe\n14 Limes Close, Swindon SN2 || ${REACH}`, "Swindon"],
	["Jane Doe\nDerry BT48 · 028 9018 0555 · jane@mail.example", "Derry"],
	["Jane Doe\nBox 112, Fogo AB · 780-555-0119 · jane@mail.example", "Fogo AB"],
	[`Jane Doe\nPinefold, KZN\n${REACH}`, "Pinefold, KZN"],
	[`Jane Doe\nLondon W1W\n${REACH}`, "London"],
	[`Jane Doe\n12 Alma Road, Bristol, BS8\n${REACH}`, "Bristol"],
	[`Jane Doe\nStaithes TS13\n${REACH}`, "Staithes"],
	["Jane Doe\njane@mail.example\nVirkie ⋄ Shetland ZE3 ⋄ 01950 555 016", "Virkie, Shetland"],
	[`Jane Doe\nRathdowney, Co. Laois\n${REACH}`, "Rathdowney, Co. Laois"],
	[`Jane Doe\nIdanre, Ondo State\n${REACH}`, "Idanre, Ondo State"],
	[`Jane Doe\nAlamat: Jl. Kenanga, Palangka Raya\n${REACH}`, "Palangka Raya"],
	[`Jane Doe\nJalan Merdeka, Lubuk Pakam\n${REACH}`, "Lubuk Pakam"],
	[`Jane Doe\n주소 || 서울특별시 관악구 대학동\n${REACH}`, "서울특별시 관악구"],
	[`Jane Doe\n서울 강남구 테헤란로 12\n${REACH}`, "서울 강남구"],
	[`Jane Doe\n〒160-0023 東京都新宿区西新宿1-2-3\n${REACH}`, "東京都新宿区"],
	[`Jane Doe\n地址：北京市朝阳区建国路88号\n${REACH}`, "北京市朝阳区"],
	[`Jane Doe\n6720 Szeged, Kárász utca 5\n${REACH}`, "Szeged"],
	[`Jane Doe\nAdres: Atatürk Cad. No: 12, Konak / Izmir\n${REACH}`, "Konak / Izmir"],
	[`Jane Doe\nBydliště: Třebíč\n${REACH}`, "Třebíč"],
	[`Jane Doe\nMiejsce zamieszkania: Łapy\n${REACH}`, "Łapy"],
	[`Jane Doe\nBosted: Hommersåk\n${REACH}`, "Hommersåk"],
	[`Jane Doe\nCancale, Ille-et-Vilaine\n${REACH}`, "Cancale, Ille-et-Vilaine"],
	[`Jane Doe\nNowy Targ, woj. małopolskie\n${REACH}`, "Nowy Targ, woj. małopolskie"],
	[`Jane Doe\nFoça / İzmir\n${REACH}`, "Foça / İzmir"],
	[`Jane Doe\nBor i Växjö\n${REACH}`, "Växjö"],
	[`Jane Doe\n1234 Larch Street, Apt 567\nStaithes, United Kingdom\n${REACH}`, "Staithes, United Kingdom"],
	[`Jane Doe\nLocalisation: games and apps\n${REACH}`, undefined],
	[`Jane Doe\nUbicación: Staithes, España\n${REACH}`, "Staithes, España"],
	[`Jane Doe\n12 Elm Street\nNationalité Anglaise\n${REACH}`, undefined],
	[`Jane Doe\n12 Elm Street Madison, WI 53703\n${REACH}`, "Madison, WI"],
	[`Jane Doe\n12 PINE AVE MADISON, WI 53703\n${REACH}`, "MADISON, WI"],
])("reads the home in %j", (introduction, location) => {
	expect(locationOf(introduction)).toBe(location);
});

it.each([`Jane Doe\nDeutsch B2\n${REACH}`, `Jane Doe\nPsychedelic State\n${REACH}`, `Jane Doe\nSony PS5\n${REACH}`])(
	"reads no home in %j",
	(introduction) => {
		expect(locationOf(introduction)).toBeUndefined();
	},
);

it("knows an unknown town beside contact data by a school that is named after it", () => {
	const education = (school: string) => `Education\n${school} || 2010 – 2014`;
	const introduction = `Jane Doe\n${REACH} || Staithes`;
	expect(locationOf(introduction, education("College of Staithes"))).toBe("Staithes");
	expect(locationOf(introduction, education("SMK Negeri 2 Staithes"))).toBe("Staithes");
	expect(locationOf(introduction, education("Staithes Academy"))).toBe("Staithes");
	expect(locationOf(introduction, education("Realschule Staithes"))).toBe("Staithes");
	expect(locationOf(introduction, education("Whitby Academy"))).toBeUndefined();
	expect(locationOf(`Jane Doe\n${REACH} || Nursing`, education("BSc Nursing, School of Nursing"))).toBeUndefined();
	expect(locationOf(`Jane Doe\n${REACH} || British`, education("British Academy"))).toBeUndefined();
});
