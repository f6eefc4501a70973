"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";
import { MOST_DAYS_AHEAD } from "@/lib/contract/enquiry";
import { dayAhead } from "@/lib/contract/today";
import { zoneToday } from "@/lib/enquiry/zones";
import { boxOf } from "./form-values";

const ownZoneName = () => zoneToday(Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");

/**
 * Has a demo's form begin with the visitor's own time zone, and its calendar hold the days to choose from there. Gives that zone when
 * the list lacks it, and `preset`, for a form that was emptied.
 */
export function useOwnDay(form: RefObject<HTMLFormElement | null>) {
	const [ownZone, setOwnZone] = useState<string>();

	// biome-ignore lint/correctness/useExhaustiveDependencies: once the zone is in the list it can be chosen
	const preset = useCallback(() => {
		const zones = form.current && boxOf(form.current, "timezone");
		if (!(zones instanceof HTMLSelectElement) || zones.value !== "") return;
		const own = ownZoneName();
		zones.value = own;
		if (zones.value === own) return;
		zones.value = "";
		setOwnZone(own || undefined);
	}, [form, ownZone]);

	const boundDays = useCallback(() => {
		const day = form.current && boxOf(form.current, "preferred_date");
		const zones = form.current && boxOf(form.current, "timezone");
		if (!(day instanceof HTMLInputElement)) return;
		const [zone, now] = [zones?.value || ownZoneName(), Date.now()];
		day.min = dayAhead(zone, now, 0) ?? "";
		day.max = dayAhead(zone, now, MOST_DAYS_AHEAD) ?? "";
	}, [form]);

	useEffect(() => {
		preset();
		boundDays();
	}, [preset, boundDays]);

	return { ownZone, preset, boundDays };
}
