"use client";

import { useEffect, useRef } from "react";
import { useLanguageLinks } from "@/components/ui/use-language-links.client";
import { cleanSearch, listSearch } from "@/lib/company/list-query";
import { awaitedCount, lastPage } from "@/lib/company/list-state";
import { CompanyCards, EmptyCards } from "./company-cards";
import { EmptyList } from "./empty-list";
import { countText, type ListMessages, listTitle } from "./list-messages";
import { ListProblem } from "./list-problem";
import { Pager } from "./pager";
import { SearchForm } from "./search-form";
import { useIsSlow } from "./use-answers.client";
import { type ServedList, useCompanyList } from "./use-company-list.client";

interface Props {
	served: ServedList;
	/** Path prefix of the page's language. */
	prefix: string;
	productName: string;
	messages: ListMessages;
}

/** The public company list. It works as it is served; with script it searches while one types. */
export function CompanyListView({ served, prefix, productName, messages }: Props) {
	const { state, field, onType, goTo, search, again } = useCompanyList(served);
	const { filter, list, requestNumber, isLoading, hasErrored } = state;
	const isSlow = useIsSlow(isLoading);
	const status = useRef<HTMLParagraphElement>(null);
	useLanguageLinks(listSearch(filter), () => {
		const typed = field.current?.value ?? "";
		if (cleanSearch(typed) !== filter.q) search(typed);
	});
	const title = listTitle(filter, messages, productName);

	useEffect(() => {
		if (requestNumber > 0) document.title = title;
	}, [requestNumber, title]);

	/** The pressed button may disappear or be far below: the focus moves to the start of the list. */
	function thenRead(act: () => void) {
		act();
		status.current?.focus();
	}

	function clear() {
		search("");
		field.current?.focus();
	}

	const pager = { path: served.path, query: filter, count: lastPage(state), messages };
	const hasCompanies = list.length > 0;
	// An empty list before says nothing about companies that couldn't be loaded.
	const count = hasCompanies || !hasErrored ? countText(state, messages) : "";
	return (
		<>
			<SearchForm path={served.path} served={served.query.q} {...{ field, messages, onType }} onSearch={search} />
			<section aria-label={messages.title} aria-busy={isLoading} className="mt-8">
				<p ref={status} role="status" tabIndex={-1} className="mb-4 min-h-6 text-muted">
					{isSlow ? messages.loading : count}
				</p>
				{hasErrored && <ListProblem hasPrevious={hasCompanies} messages={messages} onAgain={() => thenRead(again)} />}
				{isSlow && <EmptyCards count={awaitedCount(state)} />}
				{!isSlow && !hasCompanies && !hasErrored && (
					<EmptyList path={served.path} state={state} messages={messages} onClear={clear} />
				)}
				{!isSlow && hasCompanies && <CompanyCards companies={list} prefix={prefix} />}
				<Pager {...pager} onPage={(page) => thenRead(() => goTo(page))} />
			</section>
		</>
	);
}
