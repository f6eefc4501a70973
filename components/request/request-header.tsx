import { CompanyLogo } from "@/components/ui/company-logo.client";
import { type RequestView, requestName } from "@/lib/jobs/request-view";

interface Props {
	view: RequestView;
	/** Language of the job's texts, where it isn't that of the page's words. */
	textLanguage: string | undefined;
}

/** Top of a request's pages in the company's colours: its logo, its name and the job's. */
export const RequestHeader = ({ view, textLanguage }: Props) => (
	<header className="bg-brand text-on-brand">
		<div className="mx-auto flex max-w-[622px] items-center gap-4 px-4 py-5">
			<CompanyLogo src={view.company.logo} name={view.company.name} decorative size="h-12 w-20" />
			<p dir="auto" lang={textLanguage} className="min-w-0 text-balance font-bold text-lg leading-snug">
				{requestName(view)}
			</p>
		</div>
	</header>
);
