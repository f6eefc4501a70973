import { lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { withoutOthers } from "./not-own";

const rest = (text: string) => withoutOthers(lines(text)).map(textOf).join("\n");

test.each([
	"Emergency contact: Jan Fold, +62 811 1111 2222",
	"Emergency contact\nJan Fold\n+62 811 1111 2222",
	"Emergency Contact No. || +62 811 1111 2222",
	"Father's Name: John Fold",
	"Name of spouse: Jan Fold",
	"Nama Ayah : Budi",
	"Passport No: 0123456789",
	"Driving licence no 0812345678",
	"Salary expectation: 045 000 000",
	"Gaji yang diharapkan: 5.000.000",
	"Fax: +44 20 7946 0123",
	"Office address: Jl. Batu 7, Kulai",
	"Parents' address: 12 Mill Street, Leeds",
	"Supervisor: Jan Mill, jan@mill.example",
	"NIK : 3273015205950001",
	"No. KP: 900512-01-1234",
	"Telefoon ouders: 030 765 4321",
	"Telefon Eltern: +49 170 7654321",
	"Contacto de emergência: Jan 912 345 679",
	"Liên hệ khẩn cấp: Nguyễn Văn Ba, 0912 999 888",
	"紧急联系人: 王大明 139-0000-9999",
	"هاتف الطوارئ: 0100 999 8888",
	"Job reference: 0123456789",
	"Oak Recruitment Ltd · Leeds · +44 20 7946 0123 · office@oak.example",
	"PT Roti Jaya | Jl. Batu 7 | +62 21 555 0199",
	"Application no. 0812345678",
	"Ref: 0812-2019-2021-33",
	"P.O. Box 0123456789",
	"Birthplace || Kulai",
	"Desired location\nKulai, Johor",
	"Hometown: Kulai",
	"Work location preference || Kulai",
	"Current employer: Fold Hearth, Kulai",
])("leaves out %j", (text) => {
	expect(rest(text)).toBe("");
});

test.each([
	["Mobile: +62 811 | Fax: +62 812 | ada@fold.example", "Mobile: +62 811 | | ada@fold.example"],
	["P.O. Box 44, Marfa, TX", "Marfa, TX"],
	["ada@fold.example\nOak Ltd\nMr Mill\n12 Mill Road\n12345 Kulai\nBaker", "ada@fold.example\nBaker"],
	["Passport: 0123456789, Phone: +62 811", "Phone: +62 811"],
	["Emergency contact\nJan Fold\n+62 811 1111 2222\nada@fold.example", "ada@fold.example"],
])("keeps the own data in %j", (text, own) => {
	expect(rest(text).replace(/\s+/g, " ")).toBe(own.replace(/\s+/g, " "));
});

test.each([
	"Telefon: +49 170 7654321",
	"Telefono: 333 1234567",
	"Tel/Fax: +44 20 7946 0123",
	"Boise, ID 83702",
	"References",
	"Baker at Oak Ltd | +44 20 7946 0123 | ada@fold.example",
	"Ada Fold, Oak University, +44 20 7946 0123",
	"Reference",
	"Partner at Fold Hearth",
	"Address: Kulai",
	"WeChat ID: 13912345678",
	"ID",
	"Ibu Kota, Kulai",
	"Place of birth\nNationality: British",
	"Oak Ltd\n12 Mill Road\n12345 Kulai",
])("keeps %j", (text) => {
	expect(rest(text)).toBe(text);
});
