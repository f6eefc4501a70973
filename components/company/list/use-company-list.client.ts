"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { goToPage } from "@/lib/client-state/pages";
import { publicCompanies, tellPublicCompanies } from "@/lib/client-state/public-companies";
import { useSlice } from "@/lib/client-state/use-slice.client";
import { cleanSearch, listSearch, readListQuery } from "@/lib/company/list-query";
import { type ListEvent, type ListState, lastPage, servedList } from "@/lib/company/list-state";
import type { CompanyList } from "@/lib/company/read-list";
import { useAnswers } from "./use-answers.client";
import { useTypedSearch } from "./use-typed-search.client";

/** The list as the server rendered it, and what is needed to go on from there. */
export interface ServedList {
	query: ListState["filter"];
	list: CompanyList;
	/** Path of the list, without a query. */
	path: string;
	/** Origins of the hosts' pictures. */
	mediaOrigins: readonly string[];
}

/** A place of the list in the browser's history: a new one, or instead of the current one. */
type Entry = "push" | "replace";

/** The list and its actions; keeps address, history and search field in sync. */
export interface CompanyListControl {
	state: ListState;
	field: RefObject<HTMLInputElement | null>;
	onType: (typed: string) => void;
	goTo: (page: number) => void;
	search: (typed: string) => void;
	again: () => void;
}

/** Makes the server-rendered list respond without loading a new document. */
export function useCompanyList({ query, list, path, mediaOrigins }: ServedList): CompanyListControl {
	const [served] = useState(() => ({ ...servedList(query, list), detail: null }));
	const state = useSlice(publicCompanies, served);
	const field = useRef<HTMLInputElement>(null);
	const isTyping = useRef(false);
	useAnswers(state, mediaOrigins);

	useEffect(() => {
		publicCompanies.set(served);
		return () => publicCompanies.reset();
	}, [served]);

	function keepAddress(entry: Entry) {
		const address = `${path}${listSearch(publicCompanies.get().filter)}`;
		if (entry === "push") window.history.pushState(null, "", address);
		else window.history.replaceState(null, "", address);
	}

	/** Handles the event; false if it changes nothing. */
	function move(event: ListEvent, entry: Entry): boolean {
		const { requestNumber } = publicCompanies.get();
		tellPublicCompanies(event);
		if (publicCompanies.get().requestNumber === requestNumber) return false;
		keepAddress(entry);
		return true;
	}

	// A typed search is one entry in the history, however many letters it has.
	const setTyped = useTypedSearch(field, query.q, (typed) => {
		const moved = move({ type: "search", q: cleanSearch(typed) }, isTyping.current ? "replace" : "push");
		isTyping.current ||= moved;
	});

	function settle() {
		setTyped(null);
		isTyping.current = false;
	}

	const onHistory = useEffectEvent(() => {
		const named = new URLSearchParams(window.location.search);
		const there = readListQuery({ page: named.getAll("page"), q: named.getAll("q") });
		if (!there) return;
		settle();
		if (field.current) field.current.value = there.q;
		tellPublicCompanies({ type: "history", query: there });
	});

	useEffect(() => {
		const listen = () => onHistory();
		window.addEventListener("popstate", listen);
		return () => window.removeEventListener("popstate", listen);
	}, []);

	return {
		state,
		field,
		onType: setTyped,
		goTo: (page) => {
			settle();
			const { filter, hasErrored } = publicCompanies.get();
			if (page === filter.page && !hasErrored) return;
			goToPage(page, {
				page: filter.page,
				last_page: lastPage(publicCompanies.get()),
				store: (page) => tellPublicCompanies({ type: "page", page }),
				refetch: () => {
					tellPublicCompanies({ type: "refetch" });
					keepAddress("push");
				},
			});
		},
		search: (typed) => {
			settle();
			if (field.current) field.current.value = typed;
			move({ type: "search", q: cleanSearch(typed) }, "push");
		},
		again: () => tellPublicCompanies({ type: "again" }),
	};
}
