import { newAttachment } from "@/lib/upload/row-changes";
import { LEGACY_CV_POLICY } from "@/lib/upload/slot/policy";
import { checkPicked } from "@/lib/upload/slot/rules";
import messages from "@/messages/en/upload.json";
import { sizeText, statusText } from "./row-text";

it.each([
	[5_000_001, "4.9 MB", null],
	[5_142_880, "5.0 MB", null],
	[5_142_881, "5.1 MB", "CV_TOO_LARGE"],
	[5_250_000, "5.2 MB", "CV_TOO_LARGE"],
])("a CV of %i bytes shows as %s, consistent with the 5 MB limit", (size, shown, code) => {
	const file = new File([], "cv.pdf");
	Object.defineProperty(file, "size", { value: size });
	const errorMessage = checkPicked(file, LEGACY_CV_POLICY) ?? undefined;
	expect(errorMessage ?? null).toBe(code);
	expect(sizeText({ ...newAttachment(file, "a", 0), errorMessage }, { messages, language: "en" })).toBe(shown);
});

it.each([
	[undefined, messages.UPLOAD_DONE],
	["picture", messages.UPLOAD_DONE],
	["damaged", messages.UPLOAD_DONE_DAMAGED],
	["locked", messages.UPLOAD_DONE_LOCKED],
])("a stored file with the reason %s says whether anybody can open it", (reason, text) => {
	const content = { status: 422, reason, profile: undefined, raw_content: undefined };
	const file = { ...newAttachment(new File([], "cv.pdf"), "a", 0), status: "finish" as const, content };
	expect(statusText(file, { messages, language: "en" })).toBe(text);
});
