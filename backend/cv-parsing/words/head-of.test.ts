import { occupationIn } from "./head-of";

it.each([
	"Ticket Seller",
	"Tender of Kilns",
	"Line Assembler II",
	"Roofer (temporary)",
	"Fitter & Joiner",
	"Hair and Make-up Artist",
	"Vice-chairman",
	"Phlebotomist",
	"Schweißerin",
	"Küchenhilfe",
	"Gerüstbauer im Hochbau",
	"Stratenmaker",
	"Loodgieter",
	"Soudeuse",
	"Boulanger en alternance",
	"Femme de ménage",
	"Fontanero de obra",
	"Faxineira",
	"Penjaga Toko",
	"Juru Parkir",
	"Tenaga Gudang",
	"Renholder",
	"Undersköterska",
	"Pædagogmedhjælper",
	"Myyjä",
	"Pincér",
	"Güvenlik Görevlisi",
	"Kasjerka",
	"Prodavačka",
	"Vânzătoare",
	"Konobarica",
	"Nhân viên bán hàng",
	"Plaaswerker",
])("knows the occupation %j by the word that tells what it names", (text) => {
	expect(occupationIn(text)).toBe(0.5);
});

it.each(["Mason", "Head Tailor", "Wool Curler", "Farm Hand", "Hair & Make-up Artist"])(
	"finds %j likely, as a surname or by its ending alone",
	(text) => {
		expect(occupationIn(text)).toBe(0.2);
	},
);

it.each([
	"Mason & Sons",
	"Carter Group",
	"Baker Street Deli",
	"The Butcher",
	"Miller's",
	"Urban Outfitters",
	"Seller Cafe",
	"Booking.com",
	"Pfizer",
	"Uber",
	"Home Computer",
	"7 Builders",
	"Windkraft",
	"Atelier",
	"Carrefour",
	"Pelindo",
	"Pemerintah Kota",
	"Institut Pasteur",
])("takes no part of %j for an occupation", (text) => {
	expect(occupationIn(text)).toBe(0);
});
