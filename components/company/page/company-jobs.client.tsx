"use client";

import { type MouseEvent, useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import {
	type JobFilter as Filter,
	type FilterOptions,
	filterJobs,
	filterSearch,
	readJobFilter,
} from "@/lib/job/job-filter";
import { fill } from "@/lib/text/fill";
import type { CompanyMessages } from "./company-messages";
import { JobCards } from "./job-cards";
import { JobFilter } from "./job-filter";
import type { ListedJob } from "./listed-job";

interface Props {
	/** Path of the page, without a query. */
	path: string;
	jobs: readonly ListedJob[];
	/** The filter that the page was served for. */
	served: Filter;
	options: FilterOptions;
	language: string;
	messages: CompanyMessages;
}

const ALL: Filter = { type: "", city: "" };

function filterOfAddress(): Filter {
	const named = new URLSearchParams(window.location.search);
	return readJobFilter({ type: named.getAll("type"), city: named.getAll("city") });
}

/** A company's open jobs with filters by type and city. The address contains the filter, so Back undoes it. */
export function CompanyJobs({ path, jobs, served, options, language, messages }: Props) {
	const [filter, setFilter] = useState(served);
	const shown = filterJobs(jobs, filter);

	useEffect(() => {
		const follow = () => setFilter(filterOfAddress());
		window.addEventListener("popstate", follow);
		return () => window.removeEventListener("popstate", follow);
	}, []);

	function choose(next: Filter) {
		setFilter(next);
		window.history.pushState(null, "", path + filterSearch(next));
	}

	function showAll(event: MouseEvent) {
		event.preventDefault();
		choose(ALL);
	}

	return (
		<>
			<JobFilter path={path} filter={filter} options={options} messages={messages} onChange={choose} />
			<p role="status" className="mb-3 text-muted">
				{shown.length === 0 && messages.jobsNoneFound}
				{shown.length === 1 && messages.jobsOne}
				{shown.length > 1 && fill(messages.jobsMany, { count: shown.length })}
			</p>
			{shown.length > 0 ? (
				<JobCards jobs={shown} local={{ language, template: messages.LABEL_DUE_LOCAL }} />
			) : (
				<ButtonLink href={path} onClick={showAll} quiet>
					{messages.jobsAll}
				</ButtonLink>
			)}
		</>
	);
}
