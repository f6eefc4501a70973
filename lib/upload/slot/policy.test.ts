import { answerPolicy, CV_POLICY, DOCUMENT_POLICY, LEGACY_CV_POLICY } from "./policy";

describe("the policies of document slots", () => {
	it("accept one PDF or JPEG as a CV", () => {
		expect(CV_POLICY).toMatchObject({ single: true, accept: ".pdf,.jpg,.jpeg,application/pdf,image/jpeg" });
	});

	it("accept the same as a CV on the page by slugs, up to five times 1,028,576 bytes and in one call", () => {
		const { whole, limit, ...same } = LEGACY_CV_POLICY;
		expect(same).toEqual(CV_POLICY);
		expect([whole, limit?.bytes]).toEqual([true, 5_142_880]);
	});

	it("accept several files of the long list as other documents", () => {
		expect(DOCUMENT_POLICY.single).toBe(false);
		expect(DOCUMENT_POLICY.accept).toMatch(/^\.pdf,\.doc,\.docx,.*,\.fbx$/);
		expect(DOCUMENT_POLICY.endings?.size).toBe(55);
	});
});

describe("the policy of a file question", () => {
	it.each([
		["pdf,doc,docx", ".pdf,.doc,.docx"],
		[".pdf, .docx", ".pdf,.docx"],
		["*.PDF;*.Png | txt", ".pdf,.png,.txt"],
		["pdf pdf", ".pdf"],
		["pdf, image/*, <b>", ".pdf"],
		["*.*", undefined],
		["pdf,*.*", undefined],
		["*", undefined],
		["", undefined],
		["image/*", undefined],
	])("parses the job's list %j as %j", (accept, expected) => {
		const policy = answerPolicy({ accept, multiple: false });
		expect(policy.accept).toBe(expected);
		expect(policy.endings === null).toBe(expected === undefined);
	});

	it("parses a list of any length instantly", () => {
		expect(answerPolicy({ accept: "*.".repeat(1_000_000), multiple: true }).endings).toBeNull();
	});

	it("turns photos into documents where a PDF is taken", () => {
		const pictures = (accept: string) => answerPolicy({ accept, multiple: true }).pictures;
		expect([pictures("pdf,doc"), pictures("*.*"), pictures("jpg,png"), pictures("mp4")]).toEqual([
			true,
			true,
			false,
			false,
		]);
	});

	it("accepts one file unless the job asks for several", () => {
		expect(answerPolicy({ accept: "pdf", multiple: false }).single).toBe(true);
		expect(answerPolicy({ accept: "pdf", multiple: true }).single).toBe(false);
	});
});
