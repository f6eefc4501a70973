import { CompanyLogo } from "@/components/ui/company-logo.client";
import { type Locale, prefixOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { COMPANIES_PATH, companyPath } from "@/lib/job/address";

/** What the logo bar needs to know of a company. */
export interface LogoCompany {
	id: string;
	name: string;
	logo: string | undefined;
	slug: string | undefined;
}

interface Props {
	locale: Locale;
	companies: readonly LogoCompany[];
}

/** A company's logo with a link to its page; the company's letter replaces a logo that can't be loaded. */
function LogoLink({ company: { name, logo, slug }, prefix }: { company: LogoCompany; prefix: string }) {
	const picture = <CompanyLogo src={logo} name={name} size="h-[min(4.5rem,24vw)] w-[min(7.5rem,40vw)]" blended minor />;
	if (!slug) return picture;
	return (
		<a href={prefix + companyPath(slug)} className="rounded-xl hover:opacity-80">
			{picture}
		</a>
	);
}

/** Companies of the public list, by their logos. */
export async function LogoBar({ locale, companies }: Props) {
	const { logos } = (await loadMessages(locale)).home;
	const prefix = prefixOf(locale);
	return (
		<section aria-labelledby="logos-heading" className="border-b bg-surface">
			<div className="mx-auto max-w-6xl px-4 py-10 text-center">
				<h2 id="logos-heading" className="text-balance font-bold text-ink text-lg">
					{logos.heading}
				</h2>
				<ul className="mt-6 grid grid-cols-2 justify-items-center gap-4 sm:grid-cols-4 lg:grid-cols-8">
					{companies.map((company) => (
						<li key={company.id}>
							<LogoLink company={company} prefix={prefix} />
						</li>
					))}
				</ul>
				<a
					href={prefix + COMPANIES_PATH}
					className="mt-4 inline-flex min-h-11 items-center px-3 text-brand-ink underline underline-offset-4"
				>
					{logos.all}
				</a>
			</div>
		</section>
	);
}
