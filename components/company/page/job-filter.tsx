import { Button } from "@/components/ui/button";
import { PlainOnly } from "@/components/ui/plain-only.client";
import { SelectField } from "@/components/ui/select-field";
import type { JobFilter as Filter, FilterOptions } from "@/lib/job/job-filter";
import type { CompanyMessages } from "./company-messages";

interface Props {
	/** Path of the page, without a query. */
	path: string;
	filter: Filter;
	options: FilterOptions;
	messages: CompanyMessages;
	/** Takes over once scripts run; until then the button sends the form. */
	onChange: (filter: Filter) => void;
}

/** The job filters; nothing if there is nothing to choose. */
export function JobFilter({ path, filter, options: { types, cities }, messages, onChange }: Props) {
	if (types.length === 0 && cities.length === 0) return null;
	return (
		<form action={path} aria-label={messages.filterLabel} className="mb-4 grid items-end gap-3 sm:grid-cols-2">
			{types.length > 0 && (
				<SelectField
					id="job-type"
					name="type"
					label={messages.jobType}
					empty={messages.anyType}
					options={types}
					value={filter.type}
					onChange={({ target }) => onChange({ ...filter, type: target.value })}
				/>
			)}
			{cities.length > 0 && (
				<SelectField
					id="job-city"
					name="city"
					label={messages.city}
					empty={messages.anyCity}
					options={cities}
					value={filter.city}
					onChange={({ target }) => onChange({ ...filter, city: target.value })}
				/>
			)}
			<PlainOnly>
				<Button type="submit" quiet className="w-full">
					{messages.filterButton}
				</Button>
			</PlainOnly>
		</form>
	);
}
