import { readTypedNumber } from "../application/phone-key";
import { Problem } from "../http/problem";
import type { Handler } from "./handler";

/** A phone number in international format. Throws 404 for digits that are no number. */
export const readPhone: Handler<"readPhone"> = async ({ body }) => {
	const number = await readTypedNumber(body.phone, body.country);
	if (!number) throw new Problem(404, "This is not a valid phone number.");
	return { phone: number.formatInternational(), country: number.country ?? "" };
};
