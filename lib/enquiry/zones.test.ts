import { zoneClock } from "@/lib/contract/time-zone";
import english from "@/messages/en/enquiry.json";
import { zoneGroups, zoneToday } from "./zones";

describe("zoneGroups", () => {
	it("groups zones by continent, city first, under current names", () => {
		const zones = ["Asia/Saigon", "Asia/Jakarta", "America/Argentina/Buenos_Aires", "UTC", "Etc/GMT-7", "Asia/Jakarta"];
		expect(zoneGroups(zones)).toEqual([
			{ part: "America", zones: [{ name: "Argentina/Buenos_Aires", label: "Buenos Aires, Argentina" }] },
			{
				part: "Asia",
				zones: [
					{ name: "Ho_Chi_Minh", label: "Ho Chi Minh" },
					{ name: "Jakarta", label: "Jakarta" },
				],
			},
		]);
	});

	it.each([
		["Europe/Kiev", "Europe/Kyiv"],
		["Africa/Asmera", "Africa/Asmara"],
		["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
		["America/Indianapolis", "America/Indiana/Indianapolis"],
		["America/Coral_Harbour", "America/Atikokan"],
		["Pacific/Enderbury", "Pacific/Kanton"],
	])("lists %s as %s", (old, today) => {
		const names = zoneGroups([...Intl.supportedValuesOf("timeZone"), old]).flatMap(({ part, zones }) =>
			zones.map(({ name }) => `${part}/${name}`),
		);
		expect(names).not.toContain(old);
		expect(names.filter((name) => name === today)).toHaveLength(1);
	});

	it("keeps each zone's clock under its current name", () => {
		const at = Date.parse("2026-07-01T12:00:00Z");
		const moved = Intl.supportedValuesOf("timeZone").filter((zone) => zoneToday(zone) !== zone);
		expect(moved.map((zone) => zoneClock(zoneToday(zone))?.(at))).toEqual(moved.map((zone) => zoneClock(zone)?.(at)));
	});

	it("lists only zones with a clock, in groups with a text", () => {
		const groups = zoneGroups(Intl.supportedValuesOf("timeZone"));
		expect(Object.keys(english.parts)).toEqual(expect.arrayContaining(groups.map(({ part }) => part)));
		const names = groups.flatMap(({ part, zones }) => zones.map(({ name }) => `${part}/${name}`));
		expect(names.length).toBeGreaterThan(300);
		expect(names.filter((name) => zoneClock(name) === null)).toEqual([]);
		expect(names).toEqual(names.map(zoneToday));
	});
});
