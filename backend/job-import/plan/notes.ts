import { readContent } from "../../job/content";
import type { JobRow } from "../../store/schema";

/** A job as it will be kept, and how people find it in the file. */
interface NotedJob {
	label: string;
	row: JobRow;
}

/** Languages that the site has messages for. */
const SPOKEN = ["en", "id"];

/** What a JobPosting needs and the job doesn't tell, by the names of our own shape. */
function missingFor({ published_at, content }: JobRow): string[] {
	const { listed, remote, city, country, aboutDescription, responsibility, requirement } = readContent(content);
	if (!listed) return [];
	const texts = [aboutDescription, responsibility, requirement].join("");
	const needed = {
		published_at: published_at ?? "",
		// Work from anywhere stands in a country, not in a city.
		city: remote ? "anywhere" : (city ?? ""),
		country: country ?? "",
		description: texts.replace(/<[^>]*>|&nbsp;/g, "").trim(),
	};
	return Object.entries(needed).flatMap(([name, value]) => (value === "" ? [name] : []));
}

const isOver = ({ closes_at }: JobRow, now: Date) => closes_at !== null && Date.parse(closes_at) < now.getTime();

function unspoken({ content }: JobRow): string | undefined {
	const { language } = readContent(content);
	return language && !SPOKEN.includes(language.toLowerCase().split("-")[0] ?? "") ? language : undefined;
}

function sentencesOn(row: JobRow, now: Date): string[] {
	const missing = missingFor(row);
	const language = unspoken(row);
	return [
		...(missing.length > 0 ? [`Listed, but gets no JobPosting markup without ${missing.join(", ")}`] : []),
		...(isOver(row, now) ? ["Closed: its due date is over"] : []),
		...(language ? [`In the language ${language}, which the site has no words for; its own words are in English`] : []),
	];
}

const LEFT = (count: number) => (count === 1 ? "1 more job" : `${count} more jobs`);

/** Things worth knowing of imported jobs that stop nothing: a line for each, with the first job that it is true of. */
export function notesOn(jobs: readonly NotedJob[], now: Date): string[] {
	const found = new Map<string, string[]>();
	for (const { label, row } of jobs) {
		for (const sentence of sentencesOn(row, now)) found.set(sentence, [...(found.get(sentence) ?? []), label]);
	}
	return [...found].map(([sentence, [first, ...more]]) => {
		return `${sentence} (${more.length > 0 ? `${first} and ${LEFT(more.length)}` : first}).`;
	});
}
