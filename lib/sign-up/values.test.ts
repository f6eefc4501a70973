import { ENDPOINTS } from "@/lib/contract/endpoints";
import { newUser } from "@/lib/contract/schemas/account";
import { LONGEST } from "@/lib/contract/sign-up";
import { problemsOf } from "./rules";
import { cleanSignUp, EMPTY_VALUES, WIZARD_STEPS } from "./values";

const FIELDS = WIZARD_STEPS.flat();
const RIGHT = {
	...EMPTY_VALUES,
	email: " Ana@Kopi.example ",
	fullname: "Suharto",
	password: " pass\tword ",
	company_name: "Kopi",
	total_roles_description: "10 - 50",
	assist_description: "Baristas",
};

it("the longest accepted texts fit into the call, even with multi-byte letters", () => {
	const of = (most: number) => "\u{1F680}".repeat(most);
	const values = {
		...RIGHT,
		email: `${"\u3042".repeat(200)}@kopi.example`,
		password: of(LONGEST.password),
		fullname: of(LONGEST.fullname),
		company_name: of(LONGEST.company_name),
		assist_description: ` ${of(LONGEST.assist_description)} `,
	};
	expect(problemsOf(FIELDS, values)).toEqual({});
	const bytes = Buffer.byteLength(JSON.stringify(cleanSignUp(values)));
	expect(bytes).toBeGreaterThan(20_000);
	expect(bytes).toBeLessThan(ENDPOINTS.createUser.body.maxBytes - 1_000);
});

describe("the payload of a sign-up", () => {
	it("is normalised, except the password", () => {
		const pasted = { ...RIGHT, company_name: " Kopi\u2028Nusantara\v", assist_description: "One\r\nTwo\0\n" };
		expect(cleanSignUp(pasted)).toMatchObject({
			email: "Ana@Kopi.example",
			password: RIGHT.password,
			company_name: "Kopi Nusantara",
			assist_description: "One\nTwo",
		});
		expect(cleanSignUp({ email: "\u200ba\u200b@b.co " })).toEqual({ email: "a@b.co" });
		expect(cleanSignUp({ email: "a@b.co" })).toEqual({ email: "a@b.co" });
	});

	it.each(["Kopi\u2028", "Kopi\vNusantara", "Kopi\0", "\u200b", "\u2029\u2028", "Kopi\n"])(
		"is accepted or rejected equally by page and host: a company called %j",
		(company_name) => {
			const values = cleanSignUp({ ...RIGHT, company_name });
			const found = Object.keys(problemsOf(FIELDS, { ...RIGHT, company_name }));
			const { phone: _, ...sent } = values;
			const refused = newUser.safeParse(sent).error?.issues.map(({ path }) => path[0]) ?? [];
			expect(found).toEqual(refused);
		},
	);

	it.each([" a@b.co ", "a\u200b@b.co", "a @b.co", "a@-x.com", "x.@y.com", "a@b\u2028.co", "\ufeff", "a\0@b.co"])(
		"is accepted or rejected equally by page and host: the address %j",
		(email) => {
			const found = Object.keys(problemsOf(FIELDS, { ...RIGHT, email }));
			const { phone: _, ...typed } = { ...RIGHT, email };
			for (const sent of [typed, cleanSignUp(typed)]) {
				const read = newUser.safeParse(sent);
				expect(found).toEqual(read.error?.issues.slice(0, 1).map(({ path }) => path[0]) ?? []);
				expect(read.data?.email ?? "a@b.co").toBe("a@b.co");
			}
		},
	);
});
