import { answerPolicy, CV_POLICY, DOCUMENT_POLICY } from "../slot/policy";
import { checkPicked } from "../slot/rules";
import { isPicture } from "./is-picture";
import type { Page } from "./page";
import { toDocument } from "./to-document";

const PAGE: Page = { jpeg: new Blob(["jpeg"]), thumbnail: new Blob(), width: 4, height: 3 };
const FIRST = { name: "KTP depan.HEIC", lastModified: 7 };
const NONE = new Set<string>();

describe("a document of pictures", () => {
	it("is a JPEG for one picture, and a PDF for several", () => {
		const one = toDocument([PAGE], FIRST, DOCUMENT_POLICY, NONE);
		expect([one.name, one.type, one.size, one.lastModified]).toEqual(["KTP depan.jpg", "image/jpeg", 4, 7]);
		const several = toDocument([PAGE, PAGE], FIRST, CV_POLICY, NONE);
		expect([several.name, several.type]).toEqual(["KTP depan.pdf", "application/pdf"]);
	});

	it("is a PDF of one page where the slot takes no JPEG", () => {
		const policy = answerPolicy({ accept: "pdf", multiple: false });
		expect(toDocument([PAGE], FIRST, policy, NONE).name).toBe("KTP depan.pdf");
		const any = answerPolicy({ accept: "*.*", multiple: false });
		expect(toDocument([PAGE], FIRST, any, NONE).name).toBe("KTP depan.jpg");
	});

	it("gets a name that is free in its slot and that the slot accepts", () => {
		const taken = new Set(["KTP depan.jpg", "KTP depan (2).jpg"]);
		expect(toDocument([PAGE], FIRST, DOCUMENT_POLICY, taken).name).toBe("KTP depan (3).jpg");
		const long = { name: `${"a".repeat(300)}.jpg`, lastModified: 0 };
		expect(checkPicked(toDocument([PAGE], long, DOCUMENT_POLICY, NONE), DOCUMENT_POLICY)).toBeNull();
	});
});

it.each([
	["a.JPG", "", true],
	["a.jpeg", "image/jpeg", true],
	["a.png", "image/png", true],
	["a.webp", "", true],
	["a.heic", "", true],
	["image", "image/heif", true],
	["a.pdf", "image/jpeg", false],
	["a.gif", "image/gif", false],
	["a.svg", "image/svg+xml", false],
	["image", "", false],
])("%s of type %j is a photo: %s", (name, type, expected) => {
	expect(isPicture({ name, type })).toBe(expected);
});
