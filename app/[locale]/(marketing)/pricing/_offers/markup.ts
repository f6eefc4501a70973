import { CONTEXT, type Node } from "@/lib/job/json-ld";
import { FACTS } from "@/lib/marketing/facts";

/** A plan's name on the page, and the unit of its price. */
type ShownPlan = Record<"name" | "unit", string>;

/** The page's texts about its plans, in its language. */
interface ShownPlans {
	/** The product's name, and the description in the page's head. */
	name: string;
	description: string;
	/** Addresses of the page and of a picture of the product. */
	url: string;
	image: string;
	/** The plans with a price. */
	plans: Record<"trial" | "startSmall" | "monthly" | "yearly", ShownPlan>;
}

/** The plans with a price as schema.org's offers of one product. The page shows all of it too. */
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
