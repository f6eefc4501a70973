import { lines } from "@/tests/cv/lines";
import { unreadable } from "./answer";
import { answerFor } from "./content";
import { withInternationalPhones } from "./with-international-phones";

async function read(introduction: string) {
	const main = lines(`Ada Fold\n${introduction}\nSkills\nJava`);
	const answer = await withInternationalPhones(answerFor({ top: [], side: [], main }));
	if (answer.status !== 200) throw new Error("It should have been read.");
	return answer.profile;
}

it("a number becomes international if the CV's country is known, also one that isn't sure", async () => {
	const [sure, unsure] = [{ phone: "05271 694110" }, { phone: "5271 694110 7" }];
	const home = "Höxter, Germany";
	expect(await read(`Phone: 05271 694110\n${home}`)).toMatchObject({
		contact_info: { ...sure, phone_international: "+49 5271 694110" },
	});
	expect(await read(`5271 694110 7\n${home}`)).toMatchObject({
		offered: { ...unsure, phone_international: "+49 5271 6941107" },
	});
	expect((await read("Phone: 05271 694110\nStaithes, Fold")).contact_info).not.toHaveProperty("phone_international");
});

it("leaves alone a number with its calling code, one that isn't valid, and a CV that can't be read", async () => {
	for (const phone of ["+49 5271 694110", "0200 111 222 333"]) {
		const { contact_info } = await read(`Phone: ${phone}\nHöxter, Germany`);
		expect(contact_info).toMatchObject({ phone, location: "Höxter, Germany" });
		expect(contact_info).not.toHaveProperty("phone_international");
	}
	expect(await withInternationalPhones(unreadable)).toBe(unreadable);
});
