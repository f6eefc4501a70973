import { FACTS } from "@/lib/content/facts";
import { CONTEXT, type Node } from "@/lib/jobs/json-ld";

/** What the page shows of its plans, in its language. */
interface ShownPlans {
	/** The product's name and what the page tells search engines of it. */
	name: string;
	description: string;
	/** Address of the page, and of a picture of the product. */
	url: string;
	image: string;
	/** Names of the plans that have a price. */
	plans: { trial: string; startSmall: string; monthly: string; yearly: string };
}

/** The plans that have a price as schema.org's offers of one product. All of it stands on the page too. */
export function offersMarkup({ name, description, url, image, plans }: ShownPlans): Node {
	const offer = (plan: string, price: number): Node => ({
		"@type": "Offer",
		name: plan,
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
