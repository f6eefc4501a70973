import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { PLANS, type Plan } from "@/lib/marketing/plans";
import { SITE_PAGES } from "@/lib/site/pages";
import { Section } from "../../layout/section";
import { TextLink } from "../text-link";
import { PlanCell } from "./plan-cell";

/** A row as the texts list it: what all plans have, or what each of them has. */
interface Row extends Partial<Record<Plan, string>> {
	name: string;
	text?: string;
	all?: string;
}

const CELL = "max-md:block md:border-t md:px-3 md:py-4 md:text-center";

/** All plans by feature. On a phone each feature lists its plans; a feature that every plan has says so once. */
export async function PlanTable({ locale }: { locale: Locale }) {
	const { table, plans, subscription } = (await loadMessages(locale)).pricing;
	const names: Record<Plan, string> = {
		trial: plans.trial.name,
		startSmall: plans.startSmall.name,
		scaleUp: plans.scaleUp.name,
		essential: subscription.essential.name,
		enterprise: subscription.enterprise.name,
	};
	const rows: readonly Row[] = table.rows;
	return (
		<Section id="features" heading={table.heading} lead={table.lead} tone="surface">
			<table className="w-full text-ink max-md:block">
				<thead className="max-md:hidden">
					<tr>
						<th scope="col" className="w-2/7 p-3 ps-0 text-start align-bottom font-bold">
							{table.feature}
						</th>
						{PLANS.map((plan) => (
							<th key={plan} scope="col" className="w-1/7 px-3 py-3 align-bottom font-extrabold">
								{names[plan]}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="max-md:block max-md:divide-y max-md:border-y">
					{rows.map((row) => (
						<tr key={row.name} className="max-md:block max-md:py-4">
							<th scope="row" className="text-start font-normal max-md:block md:border-t md:py-4 md:pe-6">
								<span className="block text-balance font-bold">{row.name}</span>
								{row.text && <span className="mt-1 block text-muted">{row.text}</span>}
							</th>
							{PLANS.map((plan, index) => (
								<td key={plan} className={`${CELL} ${row.all && index > 0 ? "max-md:hidden" : "max-md:mt-2"}`}>
									<PlanCell
										plan={row.all ? table.everywhere : names[plan]}
										value={row.all ?? row[plan] ?? ""}
										included={table.included}
										missing={table.missing}
									/>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<p className="mt-10 flex flex-wrap justify-center gap-x-8">
				<TextLink href={pathIn(locale, SITE_PAGES["how-it-works"])}>{table.shown}</TextLink>
				<TextLink href={pathIn(locale, SITE_PAGES.training)}>{table.training}</TextLink>
			</p>
		</Section>
	);
}
