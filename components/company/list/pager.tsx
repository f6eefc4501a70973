import type { MouseEvent, ReactNode } from "react";
import { hasPager } from "@/lib/client-state/pages";
import { type ListQuery, listSearch } from "@/lib/company/list-query";
import { isInRange, pageWindow } from "@/lib/company/pager";
import { fill } from "@/lib/text/fill";
import type { ListMessages } from "./list-messages";

interface Props {
	/** Path of the list, without a query. */
	path: string;
	query: ListQuery;
	count: number;
	messages: ListMessages;
	/** Goes to a page without loading a new document. */
	onPage: (page: number) => void;
}

const BUTTON = "grid min-h-11 min-w-11 place-items-center rounded-lg px-2";

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface StepProps extends Props {
	to: number;
	/** The link's accessible name, if its text isn't enough. */
	label?: string;
	className: string;
	children: ReactNode;
}

/** A link to a page of the list. Outside of the list it leads nowhere. */
function Step({ to, label, className, children, path, query, count, onPage }: StepProps) {
	const isThere = isInRange(to, count);

	function go(event: MouseEvent) {
		if (!isThere || !isPlainClick(event)) return;
		event.preventDefault();
		onPage(to);
	}

	return (
		<a
			href={isThere ? `${path}${listSearch({ ...query, page: to })}` : undefined}
			role={isThere ? undefined : "link"}
			aria-disabled={isThere ? undefined : true}
			aria-label={label}
			aria-current={to === query.page ? "page" : undefined}
			onClick={go}
			className={`${BUTTON} ${className}`}
		>
			{children}
		</a>
	);
}

const NUMBER =
	"border border-transparent text-brand-ink hover:border-line aria-[current]:bg-brand aria-[current]:font-bold aria-[current]:text-on-brand";
const NEIGHBOUR =
	"border border-line px-4 font-medium text-ink hover:border-brand-ink aria-disabled:border-transparent aria-disabled:text-muted aria-disabled:hover:border-transparent";

/**
 * The pages of the list; nothing if there is only one. On phones, the previous and the next page have a row of their
 * own above the numbers.
 */
export function Pager(props: Props) {
	const { query, count, messages } = props;
	if (!hasPager(count)) return null;
	return (
		<nav aria-label={messages.pagerLabel} className="mt-8">
			<ul className="flex flex-wrap items-center justify-center gap-1">
				<li className="max-sm:-order-2 max-sm:grow max-sm:basis-[45%] sm:me-1">
					<Step {...props} to={query.page - 1} className={NEIGHBOUR}>
						{messages.pagerPrevious}
					</Step>
				</li>
				{pageWindow(query.page, count).map((page) => (
					<li key={page} className="max-sm:grid max-sm:basis-[18%] max-sm:justify-center">
						<Step {...props} to={page} label={fill(messages.pagerPage, { page })} className={NUMBER}>
							{page}
						</Step>
					</li>
				))}
				<li className="max-sm:-order-1 max-sm:grow max-sm:basis-[45%] sm:ms-1">
					<Step {...props} to={query.page + 1} className={NEIGHBOUR}>
						{messages.pagerNext}
					</Step>
				</li>
			</ul>
		</nav>
	);
}
