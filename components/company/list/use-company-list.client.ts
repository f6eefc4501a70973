"use client";

import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { cleanSearch, listSearch, readListQuery } from "@/lib/companies/list-query";
import { type ListEvent, type ListState, listState, servedList } from "@/lib/companies/list-state";
import type { CompanyList } from "@/lib/companies/read-list";
import { useAnswers } from "./use-answers.client";
import { useTypedSearch } from "./use-typed-search.client";

/** The list as the server rendered it, and what is needed to go on from there. */
export interface ServedList {
	query: ListState["query"];
	list: CompanyList;
	/** Path of the list, without a query. */
	path: string;
	/** Origins of the hosts' pictures. */
	mediaOrigins: readonly string[];
}

/** A place of the list in the browser's history: a new one, or instead of the current one. */
type Entry = "push" | "replace";

/** The list, and what people can do with it; its address, history and search field stay in step. */
export interface CompanyListControl {
	state: ListState;
	field: RefObject<HTMLInputElement | null>;
	onType: (typed: string) => void;
	goTo: (page: number) => void;
	search: (typed: string) => void;
	again: () => void;
}

/** Makes the served list answer at once, without a new document. */
export function useCompanyList({ query, list, path, mediaOrigins }: ServedList): CompanyListControl {
	const [state, dispatch] = useReducer(listState, servedList(query, list));
	const field = useRef<HTMLInputElement>(null);
	const isTyping = useRef(false);
	useAnswers(state, dispatch, mediaOrigins);

	/** Does what the event asks for; false where that changes nothing. */
	function move(event: ListEvent, entry: Entry): boolean {
		const next = listState(state, event);
		if (next === state) return false;
		const address = `${path}${listSearch(next.query)}`;
		if (entry === "push") window.history.pushState(null, "", address);
		else window.history.replaceState(null, "", address);
		dispatch(event);
		return true;
	}

	// A word that is typed is one place in the history, however many letters it has.
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
		dispatch({ type: "history", query: there });
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
			move({ type: "page", page }, "push");
		},
		search: (typed) => {
			settle();
			if (field.current) field.current.value = typed;
			move({ type: "search", q: cleanSearch(typed) }, "push");
		},
		again: () => dispatch({ type: "again" }),
	};
}
