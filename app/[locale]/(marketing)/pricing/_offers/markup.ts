import { CONTEXT, type Node } from "@/lib/job/json-ld";
import { FACTS } from "@/lib/marketing/facts";

/** A plan as the page names it, and what its price is paid for. */
type ShownPlan = Record<"name" | "unit", string>;

/** What the page shows of its plans, in its language. */
interface ShownPlans {
	/** The product's name and what the page's head says of its prices. */
	name: string;
	description: string;
	/** Address of the page, and of a picture of the product. */
	url: string;
	image: string;
	/** The plans that have a price. */
	plans: Record<"trial" | "startSmall" | "monthly" | "yearly", ShownPlan>;
}

/** The plans that have a price as schema.org's offers of one product. All of it stands on the page too. */
export function offersMarkup({ name, description, url, image, plans }: ShownPlans): Node {
	const offer = (plan: ShownPlan, price: number): Node => ({
		"@type": "Offer",
		name: plan.name,
		description: plan.unit,
		url,
		price,
		priceCurrency: "USD",
		priceSpecification: { "@type": "PriceSpecification", price, priceCurrency: "USD", valueAddedTaxIncluded: false },
	});
	return {
		"@context": CONTEXT,
		"@type": "Product",
		name,
		description,
		image,
		brand: { "@type": "Brand", name },
		offers: [
			offer(plans.trial, 0),
			offer(plans.startSmall, FACTS.startSmallPrice),
			offer(plans.monthly, FACTS.essentialMonthlyPrice),
			offer(plans.yearly, FACTS.essentialYearlyPrice),
		],
	};
}
