import { splitBeforePlace, toChunks, toNames } from "./chunks";

it.each<[string[], string[]]>([
	[
		["Senior Engineer, PT Maju Jaya", "Jakarta"],
		["Senior Engineer", "PT Maju Jaya"],
	],
	[["Acme Inc, Berlin, Germany | Full-time"], ["Acme Inc"]],
	[["Staf Gudang di PT Lintas (Persero)"], ["Staf Gudang", "PT Lintas (Persero)"]],
	[["Acme, Inc."], ["Acme, Inc."]],
	[["Pão Quente – Ipojuca/PE"], ["Pão Quente"]],
	[["Baker", "Tema, Ghana"], ["Baker"]],
	[["Kasir @Toko Roti"], ["Kasir", "Toko Roti"]],
	[["1. Toko Roti – Kasir"], ["Toko Roti", "Kasir"]],
	[["2 years 3 months", "Remote", "–"], []],
	[["Porter", "Agosto 2016 – Mayo 2017"], ["Porter"]],
])("extracts the names from %j", (texts, chunks) => {
	expect(toChunks(texts)).toEqual(chunks);
});

it("splits a position and its company at a comma if a place follows", () => {
	expect(splitBeforePlace(["Packhand, The Paper Mill, Leeds, UK"])).toEqual(["Packhand", "The Paper Mill"]);
	expect(splitBeforePlace(["Packhand, The Paper Mill"])).toEqual([]);
});

it("recognises a position that contains a company's word", () => {
	expect(toNames(["PPResume", "Software Engineer"], 1)).toEqual({ title: "Software Engineer", company: "PPResume" });
	expect(toNames(["Kessler Pumpen", "Konstruktionsleiter"], 1)).toMatchObject({ company: "Kessler Pumpen" });
	expect(toNames(["Bakkerij Kulai", "Chauffeur"], 1)).toMatchObject({ company: "Bakkerij Kulai" });
	expect(toNames(["Fold Hearth BV", "Rosen"], 1)).toMatchObject({ company: "Fold Hearth BV" });
	expect(toNames(["青岛海石集团", "会计"], 1)).toMatchObject({ company: "青岛海石集团" });
});

it("distinguishes position and company by their words, else by the CV's own order", () => {
	expect(toNames(["PT Maju", "Kasir"], 1)).toEqual({ title: "Kasir", company: "PT Maju" });
	expect(toNames(["Blumen", "Rosen"], 1)).toEqual({ title: "Blumen", company: "Rosen" });
	expect(toNames(["Blumen", "Rosen"], -1)).toEqual({ title: "Rosen", company: "Blumen" });
	expect(toNames(["PT Maju"], 1)).toEqual({ company: "PT Maju" });
});

it("tells names apart by the order of most entries, unless sure words say otherwise", () => {
	expect(toNames(["Blue Studio", "Head of Rosen"], 0.5)).toMatchObject({ title: "Head of Rosen" });
	expect(toNames(["Digital Rosen", "Blumen"], 0.6)).toEqual({ title: "Digital Rosen", company: "Blumen" });
	expect(toNames(["Digital Rosen", "Blumen"], 0)).toEqual({ title: "Blumen", company: "Digital Rosen" });
});
