/** Numbers of roles that a company recruits per year, as they are sent and stored. */
export const ROLE_COUNTS = ["Less than 10", "10 - 50", "51 - 100", "101 - 500", "500 - 1000", "1000 - above"] as const;

export type RoleCount = (typeof ROLE_COUNTS)[number];

/** Fewest characters of a password. */
export const SHORTEST_PASSWORD = 6;

/** Bounds of what recruiters fill in, characters. */
export const LONGEST = {
	email: 254,
	fullname: 200,
	password: 256,
	company_name: 65,
	phone: 40,
	assist_description: 5_000,
	company: 200,
	name: 200,
	mobile_phone: 40,
	reason: 5_000,
	topics: 2_000,
	timezone: 80,
	confirmation_token: 500,
} as const;

/** The value of `message` for an address without an account. */
export const NEW_EMAIL = "new_email";
