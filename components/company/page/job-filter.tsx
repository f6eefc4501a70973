import { Button } from "@/components/ui/button";
import { PlainOnly } from "@/components/ui/plain-only.client";
import { SelectField } from "@/components/ui/select-field";
import type { JobFilter as Filter, FilterOptions } from "@/lib/job/job-filter";
import type { CompanyWords } from "./company-words";

interface Props {
	/** Path of the page, without a query. */
	path: string;
	filter: Filter;
	options: FilterOptions;
	words: CompanyWords;
	/** Takes over once scripts run; until then the button sends the form. */
	onChange: (filter: Filter) => void;
}

/** Choices between the jobs; nothing where there is nothing to choose. */
export function JobFilter({ path, filter, options: { types, cities }, words, onChange }: Props) {
	if (types.length === 0 && cities.length === 0) return null;
	return (
		<form action={path} aria-label={words.filterLabel} className="mb-4 grid items-end gap-3 sm:grid-cols-2">
			{types.length > 0 && (
				<SelectField
					id="job-type"
					name="type"
					label={words.jobType}
					empty={words.anyType}
					options={types}
					value={filter.type}
					onChange={({ target }) => onChange({ ...filter, type: target.value })}
				/>
			)}
			{cities.length > 0 && (
				<SelectField
					id="job-city"
					name="city"
					label={words.city}
					empty={words.anyCity}
					options={cities}
					value={filter.city}
					onChange={({ target }) => onChange({ ...filter, city: target.value })}
				/>
			)}
			<PlainOnly>
				<Button type="submit" quiet className="w-full">
					{words.filterButton}
				</Button>
			</PlainOnly>
		</form>
	);
}
