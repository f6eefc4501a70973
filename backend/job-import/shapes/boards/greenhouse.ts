import { type Field, required } from "../../field/field";
import { language } from "../../field/language";
import { moment } from "../../field/moment";
import { currency, type Pay, payAmong, payOf, sum } from "../../field/pay";
import { identifier, line, section } from "../../field/text";
import { unescapeOnce } from "../../html";
import type { Shape } from "../shape";

function readContent(row: Field): string | undefined {
	const content = row.at("content");
	if (!content.isMissing) return section(content, unescapeOnce);
	return content.wrong("is missing; ask the board for its jobs with ?content=true");
}

/** Pay in a hundredth of its currency. */
function readRange(range: Field): Pay | undefined {
	const [min, max] = [sum(range.at("min_cents")), sum(range.at("max_cents"))];
	const whole = (cents: number | undefined) => cents && cents / 100;
	return payOf(range, { currency: currency(range.at("currency_type")), min: whole(min), max: whole(max) });
}

/** A job of Greenhouse's job board API. Its only place is a text, which names no country that could be relied on. */
export const greenhouse: Shape = {
	name: "Greenhouse",
	fits: (row) => row.has("internal_job_id") || row.has("absolute_url") || row.has("content"),
	read: (row) => {
		const until = moment(row.at("application_deadline"));
		return {
			externalId: identifier(row.at("id")),
			title: required(row.at("title"), line) ?? "",
			dueDate: until?.day,
			timezone: until?.zone,
			publishedAt: moment(row.at("first_published"))?.written,
			language: language(row.at("language")),
			city: line(row.at("location").at("name")),
			...payAmong(row.at("pay_input_ranges").each(), readRange, (range) => line(range.at("title"))),
			about: readContent(row) ?? "",
			company: { title: line(row.at("company_name")) },
		};
	},
};
