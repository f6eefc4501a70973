import { wordBomb, zip } from "@/tests/cv/hostile";
import { checkZip } from "./check-zip";

it("accepts an ordinary archive", () => {
	expect(() => checkZip(zip([{ name: "word/document.xml", content: Buffer.from("<w/>") }]))).not.toThrow();
});

it.each([
	["unpacks to too much", wordBomb(41)],
	["says that it is small and isn't", wordBomb(41, 10)],
	["has no directory", Buffer.from("PK\u0003\u0004")],
	["is cut off", wordBomb(1).subarray(60)],
	["is empty", Buffer.alloc(0)],
])("rejects an archive that %s", (_, bytes) => {
	expect(() => checkZip(bytes)).toThrow();
});
