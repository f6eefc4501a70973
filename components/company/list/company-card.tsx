import type { ReactNode } from "react";
import { CompanyLogo } from "@/components/ui/company-logo.client";
import type { ListedCompany } from "@/lib/company/read-list";
import { companyPath } from "@/lib/job/address";

const FRAME =
	"flex h-full min-h-20 items-center gap-4 rounded-2xl border bg-surface p-4 sm:min-h-38 sm:flex-col sm:items-start sm:p-5";

const LOGO = "h-12 w-20 sm:h-18 sm:w-30";

function Frame({ href, children }: { href: string | undefined; children: ReactNode }) {
	if (!href) return <div className={FRAME}>{children}</div>;
	return (
		<a href={href} className={`${FRAME} hover:border-brand-ink`}>
			{children}
		</a>
	);
}

interface Props {
	company: ListedCompany;
	/** Path prefix of the page's language. */
	prefix: string;
}

/** A company of the list, leading to its page. */
export function CompanyCard({ company: { name, logo, slug }, prefix }: Props) {
	return (
		<Frame href={slug && `${prefix}${companyPath(slug)}`}>
			<CompanyLogo src={logo} name={name} decorative size={`${LOGO} border dark:border-0`} blended />
			<bdi className="font-bold text-ink leading-snug">{name}</bdi>
		</Frame>
	);
}

/** A card without anything on it, of the size of one that is awaited. */
export const EmptyCard = () => (
	<div className={FRAME}>
		<span className={`block shrink-0 rounded-xl bg-page ${LOGO}`} />
		<span className="block h-5 w-2/3 rounded bg-page" />
	</div>
);
