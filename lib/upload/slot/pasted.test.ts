import { pastedName } from "./pasted";

const at = new Date(2030, 0, 2, 3, 4, 5);
const name = (own: string, type = "image/png") => pastedName({ name: own, type }, "Pasted image {time}", at);

describe("pastedName", () => {
	it.each(["image.png", "IMAGE.PNG", "blob", ""])("names a copied picture %j by its time", (own) => {
		expect(name(own)).toBe("Pasted image 2030-01-02 03.04.05.png");
	});

	it("keeps the extension of the picture's type", () => {
		expect(name("blob", "image/jpeg")).toBe("Pasted image 2030-01-02 03.04.05.jpeg");
	});

	it("keeps the name of a file from a folder", () => {
		expect(name("Ijazah.pdf", "application/pdf")).toBe("Ijazah.pdf");
		expect(name("my image.png")).toBe("my image.png");
	});
});
