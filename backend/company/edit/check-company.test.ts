import { checkCompany } from "./check-company";
import type { CompanyForm } from "./company-form";

const FORM: CompanyForm = {
	title: "Angkasa Kopi",
	website: "",
	city: "",
	country: "",
	contact_email: "jobs@example.com",
	brand_color: "#0B6E69",
	font_color: "#ffffff",
	about: "",
	features: "",
	networks: [],
	logo: "",
	background_image: "",
};

const check = (values: Partial<CompanyForm>) => checkCompany({ ...FORM, ...values });

describe("a company's form", () => {
	it.each([
		["title", " \u200b ", "missing"],
		["title", "x".repeat(201), "long"],
		["website", "not an address", "address"],
		["website", "javascript:alert(1)", "address"],
		["website", "https://user:secret@example.com", "address"],
		["website", "localhost", "address"],
		["city", "x".repeat(201), "long"],
		["contact_email", "", "missing"],
		["contact_email", "jobs@", "email"],
		["brand_color", "red", "colour"],
		["font_color", "#fff", "colour"],
		["about", "x".repeat(3_001), "longText"],
		["features", Array.from({ length: 13 }, (_, index) => `Line ${index}`).join("\n"), "features"],
		["features", "x".repeat(201), "features"],
	] as const)("is wrong where %s is %j", (field, value, problem) => {
		expect(check({ [field]: value }).problems).toEqual({ [field]: problem });
	});

	it("gives clean columns, and null for empty fields", () => {
		const { problems, columns } = check({
			title: "  Angkasa \n Kopi ",
			website: "www.example.com",
			about: " One \n line.\n\n\n\nAnother.  ",
			features: " Coffee\n\nCoffee\n  Fridays off ",
			networks: ["whatsapp", "email", "myspace"],
		});
		expect(problems).toEqual({});
		expect(columns).toEqual({
			title: "Angkasa Kopi",
			title_key: "angkasa kopi",
			website: "https://www.example.com",
			city: null,
			country: null,
			contact_email: "jobs@example.com",
			brand_color: "#0b6e69",
			font_color: "#ffffff",
			about: "One\nline.\n\nAnother.",
			features: '["Coffee","Fridays off"]',
			social_media: '["email","whatsapp"]',
			logo: null,
			background_image: null,
		});
	});
});
