"use client";

import { type MouseEvent, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { type JobFilter as Filter, filterJobs, filterSearch } from "@/lib/jobs/job-filter";
import { fill } from "@/lib/text/fill";
import type { CompanyWords } from "./company-words";
import { JobCards } from "./job-cards";
import { JobFilter } from "./job-filter";
import type { ListedJob } from "./listed-job";

interface Props {
	/** Path of the page, without a query. */
	path: string;
	jobs: readonly ListedJob[];
	/** The filter that the page was served for. */
	served: Filter;
	options: { types: readonly string[]; cities: readonly string[] };
	words: CompanyWords;
}

const ALL: Filter = { type: "", city: "" };

/** A company's open jobs, which can be chosen from by type and city. The address keeps the choice. */
export function CompanyJobs({ path, jobs, served, options, words }: Props) {
	const [filter, setFilter] = useState(served);
	const shown = filterJobs(jobs, filter);

	function choose(next: Filter) {
		setFilter(next);
		window.history.replaceState(null, "", path + filterSearch(next));
	}

	function showAll(event: MouseEvent) {
		event.preventDefault();
		choose(ALL);
	}

	return (
		<>
			<JobFilter path={path} filter={filter} options={options} words={words} onChange={choose} />
			<p role="status" className="mb-3 text-muted">
				{shown.length === 0 && words.jobsNoneFound}
				{shown.length === 1 && words.jobsOne}
				{shown.length > 1 && fill(words.jobsMany, { count: shown.length })}
			</p>
			{shown.length > 0 ? (
				<JobCards jobs={shown} />
			) : (
				<ButtonLink href={path} onClick={showAll} quiet>
					{words.jobsAll}
				</ButtonLink>
			)}
		</>
	);
}
