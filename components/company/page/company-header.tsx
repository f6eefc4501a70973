import { CompanyLogo } from "@/components/ui/company-logo.client";
import type { CompanyView } from "@/lib/job/company-view";
import { placeText } from "./company-messages";

interface Props {
	view: CompanyView;
	language: string;
	/** Column of the page's content. */
	column: string;
}

const hostOf = (website: string) => new URL(website).hostname.replace(/^www\./, "");

/** Top of a company's page in its colours: picture, logo, name, place, website. */
export function CompanyHeader({ view, language, column }: Props) {
	const { name, logo, website, backgroundImage } = view;
	const place = placeText(view, language);
	return (
		<header className="relative isolate overflow-hidden bg-brand text-on-brand print:bg-transparent print:text-black">
			{backgroundImage && (
				<img
					src={backgroundImage}
					alt=""
					width={1280}
					height={192}
					fetchPriority="high"
					className="h-36 w-full object-cover sm:h-48"
				/>
			)}
			<div className={`${column} py-6`}>
				<div className={backgroundImage ? "relative -mt-14" : ""}>
					<CompanyLogo src={logo} name={name} decorative />
				</div>
				<h1 className="mt-3 text-balance font-bold text-3xl/tight sm:text-4xl/tight">
					<bdi>{name}</bdi>
				</h1>
				{(place || website) && (
					<p className="mt-2 flex flex-wrap items-center gap-x-5">
						{place && <span>{place}</span>}
						{website && (
							<a
								href={website}
								rel="noopener"
								className="inline-flex min-h-11 items-center underline underline-offset-4 focus-visible:outline-current"
							>
								{hostOf(website)}
							</a>
						)}
					</p>
				)}
			</div>
		</header>
	);
}
