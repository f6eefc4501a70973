import { lengthProblem, readTypedNumber } from "../application/phone-key";
import type { Handler } from "./handler";

/** A phone number in international format, or what is the matter with it. */
export const readPhone: Handler<"readPhone"> = async ({ body }) => {
	const number = await readTypedNumber(body.phone, body.country);
	if (number) return { phone: number.formatInternational(), country: number.country ?? "" };
	const problem = (await lengthProblem(body.phone, body.country)) ?? "unknown";
	return { phone: "", country: "", problem };
};
