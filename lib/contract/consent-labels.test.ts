import en from "@/messages/en/application.json";
import id from "@/messages/id/application.json";
import { CONSENT_LABELS } from "./consent-labels";

it("the words that consents are proved by are those that the form shows", () => {
	expect(en).toMatchObject(CONSENT_LABELS.en);
	expect(id).toMatchObject(CONSENT_LABELS.id);
});
