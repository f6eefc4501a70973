import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const jobs = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);

it.each(["—", "|", "·"])("takes known towns behind positions and their companies for places, behind %s", (mark) => {
	const text = `Porter, Fold Bay ${mark} Margate
2016 – 2020
Luggage, taxis and lost keys
Doorman, Sandling ${mark} Dover
2012 – 2016
Night audit, security rounds and early breakfasts`;
	expect(jobs(text)).toEqual([
		["Porter", "Fold Bay"],
		["Doorman", "Sandling"],
	]);
});

it.each([
	"Porter, Nights — Margate\n2016 – 2020",
	"Porter, Nights — Margate\n2016 – 2020\nDoorman, Days — Foldcrest\n2012 – 2016",
])("leaves a company that is named like a town: %j", (text) => {
	expect(jobs(text)[0]).toEqual(["Porter, Nights", "Margate"]);
});
