/** Job families, as sent. */
export const JOB_FAMILIES = [
	"Business and Financial Operations",
	"Arts, Design, Entertainment, Sports, and Media",
	"Computer and Mathematical",
	"Healthcare Practitioners and Technical",
	"Educational Instruction and Library",
	"Production",
	"Legal",
	"Management",
	"Sales and Related",
	"Architecture and Engineering",
	"Farming, Fishing, and Forestry",
	"Life, Physical, and Social Science",
	"Military Specific",
	"Transportation and Material Moving",
	"Installation, Maintenance, and Repair",
	"Personal Care and Service",
	"Protective Service",
	"Food Preparation and Serving Related",
	"Office and Administrative Support",
	"Construction and Extraction",
	"Building and Grounds Cleaning and Maintenance",
	"Community and Social Service",
	"Healthcare Support",
	"Other",
] as const;

/** Job levels, as sent. */
export const JOB_LEVELS = [
	"Intern",
	"Entry-Level",
	"Associate",
	"Mid-Level",
	"Senior",
	"Lead",
	"Manager",
	"Director",
	"Vice President (VP)",
	"C-Suite (CEO, CFO, CTO, etc.)",
	"Founder/Owner",
] as const;

/** The list entry that a text names, ignoring case; undefined if there is none. */
export function listedOccupation(list: readonly string[], text: string | undefined): string | undefined {
	const wanted = text?.trim().toLowerCase();
	return list.find((one) => one.toLowerCase() === wanted);
}
