import { PlainShort } from "@/components/sign-up/plain/plain-short";
import { localeOf } from "@/lib/i18n/locales";
import { SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { currentSignUp, PlainPage, plainMetadata, toStart } from "../_plain/plain-page";

interface Props {
	params: Promise<{ locale: string }>;
}

export const dynamic = "force-dynamic";

export const generateMetadata = async ({ params }: Props) => plainMetadata(localeOf((await params).locale));

/** The short form again, after a browser without script posted it with a problem. */
export default async function ShortFormAgain({ params }: Props) {
	const locale = localeOf((await params).locale);
	const state = await currentSignUp();
	if (!state || state.made || state.form !== "short") return toStart(locale);
	return (
		<PlainPage locale={locale} path={SIGN_UP_PATHS.short}>
			<PlainShort locale={locale} state={state} />
		</PlainPage>
	);
}
