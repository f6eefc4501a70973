import { createTranslator, type Messages } from "next-intl";
import messages from "@/messages/en/common.json";
import { loadMessages } from "./messages";

type Texts = Parameters<typeof createTranslator<Messages, "common">>[0]["messages"];

async function translator() {
	const onError = jest.fn();
	const texts = (await loadMessages("en")) as Texts;
	return { t: createTranslator({ locale: "en", messages: texts, namespace: "common", onError }), onError };
}

describe("values of texts", () => {
	it("are put where a text names them", async () => {
		const { t, onError } = await translator();
		expect(t("poweredBy", { product: "Comet" })).toBe(messages.poweredBy.replace("{product}", "Comet"));
		expect(onError).not.toHaveBeenCalled();
	});

	it("are missed by TypeScript where they aren't given: the page would show the braces", async () => {
		const { t } = await translator();
		// @ts-expect-error a text without its value
		expect(t("poweredBy")).toBe(messages.poweredBy);
	});

	it("are missed by TypeScript where they are given by another name", async () => {
		const { t, onError } = await translator();
		// @ts-expect-error a value by another name
		t("poweredBy", { produkt: "Comet" });
		expect(onError).toHaveBeenCalledTimes(1);
	});

	it("have no text that isn't there", async () => {
		const { t, onError } = await translator();
		// @ts-expect-error a key that no file has
		t("nowhere");
		expect(onError).toHaveBeenCalledTimes(1);
	});
});
