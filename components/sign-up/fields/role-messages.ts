import type { RoleCount } from "@/lib/contract/sign-up";

/** The message keys of the numbers of roles. */
export const ROLE_MESSAGES = {
	"Less than 10": "under10",
	"10 - 50": "to50",
	"51 - 100": "to100",
	"101 - 500": "to500",
	"500 - 1000": "to1000",
	"1000 - above": "over1000",
} as const satisfies Record<RoleCount, string>;
