import { isMarked, type MenuEntry, markedEntries } from "./active-menu";

const ALONE: MenuEntry[] = [
	"jobs",
	"all_candidates",
	"question_library",
	"analytics",
	"user_profile",
	"company_edit",
	"team_member",
];
const WITH_JOBS: MenuEntry[] = ["hiring_team", "candidates", "job_details", "invitations_history", "reports"];

it.each(ALONE)("highlights %s alone", (entry) => {
	expect(markedEntries(entry)).toEqual([entry]);
	expect(isMarked("jobs", entry)).toBe(entry === "jobs");
});

it.each(WITH_JOBS)("highlights %s and the jobs", (entry) => {
	expect(markedEntries(entry)).toEqual([entry, "jobs"]);
	expect(isMarked("jobs", entry)).toBe(true);
	expect(isMarked("all_candidates", entry)).toBe(false);
});
