import { CompanyLogo } from "@/components/ui/company-logo.client";
import { type Locale, prefixOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { COMPANIES_PATH, companyPath } from "@/lib/jobs/address";

/** A company of the public list, as far as its logo needs it. */
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

/** A company's logo over its name, which stands in for a logo that can't be loaded. */
function LogoLink({ company: { name, logo, slug }, prefix }: { company: LogoCompany; prefix: string }) {
	const content = (
		<>
			<CompanyLogo src={logo} name={name} decorative size="h-12 w-20" />
			<bdi className="mt-2 block text-center text-muted text-sm leading-tight">{name}</bdi>
		</>
	);
	const shape = "flex flex-col items-center rounded-xl p-2";
	if (!slug) return <span className={shape}>{content}</span>;
	return (
		<a href={prefix + companyPath(slug)} className={`${shape} hover:bg-tint`}>
			{content}
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
				<ul className="mt-6 grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-8">
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
