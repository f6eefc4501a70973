import { CompanyLogo } from "@/components/ui/company-logo.client";
import type { JobView } from "@/lib/job/view";

interface Props {
	view: JobView;
	/** Path of the company's public page, where it has one. */
	companyPage: string | undefined;
	/** Language of the title, where it isn't that of the page's messages. */
	textLanguage: string | undefined;
	/** Stands in for a title that the host does not know. */
	untitled: string;
}

/** Top of a job page in the company's colours: picture, logo, company, title. */
export function JobHeader({ view, companyPage, textLanguage, untitled }: Props) {
	const { company, title, headerImage } = view;
	const logo = <CompanyLogo src={company.logo} name={company.name} />;
	return (
		<header className="relative isolate overflow-hidden bg-brand text-on-brand print:bg-transparent print:text-black">
			{headerImage && (
				<img
					src={headerImage}
					alt=""
					width={1280}
					height={160}
					fetchPriority="high"
					className="h-36 w-full object-cover sm:h-44"
				/>
			)}
			<div className="mx-auto max-w-[622px] px-4 py-6">
				<div className={headerImage ? "-mt-14 relative" : ""}>
					{company.website ? (
						<a href={company.website} className="inline-block rounded-xl outline-offset-4" rel="noopener">
							{logo}
						</a>
					) : (
						<span className="inline-block">{logo}</span>
					)}
				</div>
				{company.name && (
					<p dir="auto" className="mt-3 font-medium">
						{companyPage ? (
							<a href={companyPage} className="inline-block py-1 underline">
								{company.name}
							</a>
						) : (
							company.name
						)}
					</p>
				)}
				<h1
					{...(title && textLanguage && { lang: textLanguage })}
					dir="auto"
					className="mt-1 text-balance font-bold text-3xl/tight"
				>
					{title || untitled}
				</h1>
			</div>
		</header>
	);
}
