/** Time zones of one part of the world; a zone's full name is `part/name`. */
export interface ZoneGroup {
	part: string;
	zones: { name: string; label: string }[];
}

/**
 * Outdated zone names that engines still list, with their current names: the entries of the time zone database's file
 * `backward` that appear in some engine's list.
 */
const TODAY: Readonly<Record<string, string>> = {
	"Africa/Asmera": "Africa/Asmara",
	"America/Buenos_Aires": "America/Argentina/Buenos_Aires",
	"America/Catamarca": "America/Argentina/Catamarca",
	"America/Coral_Harbour": "America/Atikokan",
	"America/Cordoba": "America/Argentina/Cordoba",
	"America/Godthab": "America/Nuuk",
	"America/Indianapolis": "America/Indiana/Indianapolis",
	"America/Jujuy": "America/Argentina/Jujuy",
	"America/Louisville": "America/Kentucky/Louisville",
	"America/Mendoza": "America/Argentina/Mendoza",
	"Asia/Calcutta": "Asia/Kolkata",
	"Asia/Katmandu": "Asia/Kathmandu",
	"Asia/Rangoon": "Asia/Yangon",
	"Asia/Saigon": "Asia/Ho_Chi_Minh",
	"Atlantic/Faeroe": "Atlantic/Faroe",
	"Europe/Kiev": "Europe/Kyiv",
	"Pacific/Enderbury": "Pacific/Kanton",
	"Pacific/Ponape": "Pacific/Pohnpei",
	"Pacific/Truk": "Pacific/Chuuk",
};

/** A time zone's current name. */
export const zoneToday = (zone: string): string => TODAY[zone] ?? zone;

/** "Argentina/Buenos_Aires" for people: the town first. */
const labelOf = (name: string) => name.replaceAll("_", " ").split("/").reverse().join(", ");

/** Time zones by part of the world, ordered by label, without those that are no place. */
export function zoneGroups(zones: readonly string[]): ZoneGroup[] {
	const parts = new Map<string, ZoneGroup["zones"]>();
	for (const zone of new Set(zones.map(zoneToday))) {
		const [, part, name] = /^([A-Z][a-z]+)\/(.+)$/.exec(zone) ?? [];
		if (!part || !name || part === "Etc") continue;
		parts.set(part, [...(parts.get(part) ?? []), { name, label: labelOf(name) }]);
	}
	const compare = new Intl.Collator("en").compare;
	return [...parts]
		.map(([part, found]) => ({ part, zones: found.sort((one, other) => compare(one.label, other.label)) }))
		.sort((one, other) => compare(one.part, other.part));
}
