/** Time zones of one part of the world; a zone's full name is `part/name`. */
export interface ZoneGroup {
	part: string;
	zones: { name: string; label: string }[];
}

/** Names that engines still list under, and how the places are called today; every engine knows both. */
const TODAY: Readonly<Record<string, string>> = {
	"America/Godthab": "America/Nuuk",
	"Asia/Calcutta": "Asia/Kolkata",
	"Asia/Katmandu": "Asia/Kathmandu",
	"Asia/Rangoon": "Asia/Yangon",
	"Asia/Saigon": "Asia/Ho_Chi_Minh",
	"Atlantic/Faeroe": "Atlantic/Faroe",
	"Pacific/Ponape": "Pacific/Pohnpei",
	"Pacific/Truk": "Pacific/Chuuk",
};

/** A time zone's name of today. */
export const zoneToday = (zone: string): string => TODAY[zone] ?? zone;

/** "Argentina/Buenos_Aires" as people read it: the town first. */
const labelOf = (name: string) => name.replaceAll("_", " ").split("/").reverse().join(", ");

/** Time zones by part of the world, in the order of their labels; those that are no place are left out. */
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
