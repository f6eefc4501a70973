import { lines } from "@/tests/cv/lines";
import { readEducation } from "./education";

const schools = (text: string) => readEducation(lines(text)).map((one) => one.institutional_name);

it.each([
	["2009 – 2011 || en IES Almeraya", "IES Almeraya"],
	["2013 – 2017 || Cử nhân Kế toán tại Trường Đại học Tây Đô", "Trường Đại học Tây Đô"],
	["2013 – 2017 || BSc Physics at Oslo University", "Oslo University"],
	["2013 – 2017 || University at Buffalo", "University at Buffalo"],
	["2013 – 2017 || École de Paris en Suisse", "École de Paris en Suisse"],
])("reads the school in %j without the word before it", (text, school) => {
	expect(schools(text)).toEqual([school]);
});

it.each(["Tamat July 2014", "Abgeschlossen Juli 2012", "Terminé en 2014"])("takes no school from %j", (text) => {
	expect(schools(`Ijazah Sarjana Muda Perguruan || ${text}`).filter(Boolean)).toEqual([]);
});

it.each([
	["THPT Châu Văn Liêm", "THPT Châu Văn Liêm"],
	["IFAS de Quimper", "IFAS de Quimper"],
	["Zeldenrust-Steelantcollege", "Zeldenrust-Steelantcollege"],
	["مدرسة دمياط الثانوية", "مدرسة دمياط الثانوية"],
	["高中 || 洛阳第一高级中学", "洛阳第一高级中学"],
	["高中", undefined],
	["IFAS", "IFAS"],
	["Colleague of the Year", undefined],
])("reads the school in %j", (text, school) => {
	expect(schools(`2012 – 2016 || ${text}`)[0]).toBe(school);
});
