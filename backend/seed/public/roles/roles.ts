import { CARE_ROLES } from "./care";
import { CRAFT_ROLES } from "./craft";
import { DESK_ROLES } from "./desk";
import { DIGITAL_ROLES } from "./digital";
import { GUEST_ROLES } from "./guests";
import { INDONESIAN_FLOOR_ROLES } from "./indonesian-floor";
import { INDONESIAN_PEOPLE_ROLES } from "./indonesian-people";

/** All kinds of work that the seeded companies hire for. */
export const ROLES = {
	...DIGITAL_ROLES,
	...DESK_ROLES,
	...CARE_ROLES,
	...GUEST_ROLES,
	...CRAFT_ROLES,
	...INDONESIAN_FLOOR_ROLES,
	...INDONESIAN_PEOPLE_ROLES,
};

export type RoleName = keyof typeof ROLES;
