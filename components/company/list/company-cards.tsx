import type { ReactNode } from "react";
import type { ListedCompany } from "@/lib/company/read-list";
import { cardColumns } from "@/lib/content/columns";
import { CompanyCard, EmptyCard } from "./company-card";

const SPANS = { 12: "col-span-12", 6: "col-span-12 sm:col-span-6", 4: "col-span-12 sm:col-span-6 md:col-span-4" };

interface Cell {
	key: string;
	card: ReactNode;
}

/** Cards in a grid of 12 columns. */
function Grid({ cells, hidden }: { cells: readonly Cell[]; hidden?: boolean }) {
	const span = SPANS[cardColumns(cells.length)];
	return (
		<ul className="grid grid-cols-12 gap-3 sm:gap-4" aria-hidden={hidden}>
			{cells.map(({ key, card }) => (
				<li key={key} className={span}>
					{card}
				</li>
			))}
		</ul>
	);
}

interface Props {
	companies: readonly ListedCompany[];
	/** Path prefix of the page's language. */
	prefix: string;
}

/** The companies of a page of the list. */
export const CompanyCards = ({ companies, prefix }: Props) => (
	<Grid
		cells={companies.map((company) => ({
			key: company.id,
			card: <CompanyCard company={company} prefix={prefix} />,
		}))}
	/>
);

/** Placeholders for the companies while they load, in their final size. */
export const EmptyCards = ({ count }: { count: number }) => (
	<Grid hidden cells={Array.from({ length: count }, (_, index) => ({ key: String(index), card: <EmptyCard /> }))} />
);
