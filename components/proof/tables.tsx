import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { BROWSERS, inKib, lookedAt, WEIGHTS } from "@/lib/proof/figures";
import { FigureTable } from "./figure-table";

interface Props {
	locale: Locale;
}

/** What axe looked at, and what it found, by the kind of page. */
export async function LooksTable({ locale }: Props) {
	const { groups, looks } = (await loadMessages(locale)).proof;
	const rows = lookedAt().map(([group, { looks: all, dark, narrow, problems }]) => ({
		name: groups[group],
		figures: [all, dark, narrow, problems].map((figure) => figure.toLocaleString(locale)),
	}));
	return (
		<FigureTable
			head={[looks.page, looks.looks, looks.dark, looks.narrow, looks.problems]}
			rows={rows}
			minor={[2, 3]}
		/>
	);
}

/** How many journeys work in which browser. */
export async function BrowsersTable({ locale }: Props) {
	const { browsers } = (await loadMessages(locale)).proof;
	const rows = BROWSERS.browsers.map(({ name, works, fails }) => ({ name, figures: [works, fails] }));
	return <FigureTable head={[browsers.name, browsers.works, browsers.fails]} rows={rows} />;
}

/** Pages whose weight is shown, as the benchmark calls them. */
const SHOWN = {
	home: "Home",
	pricing: "Pricing",
	companies: "Company list",
	job: "Job page, untouched",
	form: "Job page, whole form",
	faq: "Candidate FAQ",
	signUp: "Sign-up",
} as const;

/** What the main pages weigh. */
export async function WeightsTable({ locale }: Props) {
	const { weights } = (await loadMessages(locale)).proof;
	const rows = (Object.keys(SHOWN) as (keyof typeof SHOWN)[]).flatMap((page) => {
		const weight = WEIGHTS.pages.find(({ name }) => name === SHOWN[page]);
		return weight ? [{ name: weights.pages[page], figures: [inKib(weight.total), inKib(weight.script)] }] : [];
	});
	return <FigureTable head={[weights.page, weights.total, weights.script]} rows={rows} />;
}
