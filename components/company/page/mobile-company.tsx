import { brandStyle } from "@/lib/brand/brand";
import type { CompanyView } from "@/lib/job/company-view";
import { fill } from "@/lib/text/fill";
import { AboutCompany } from "./about-company";
import { type CompanyMessages, placeText } from "./company-messages";
import { FeatureList } from "./feature-list";
import { JobCards } from "./job-cards";
import { listedJobs } from "./listed-job";

interface Props {
	view: CompanyView;
	language: string;
	/** Path prefix of the language. */
	prefix: string;
	messages: CompanyMessages;
}

/** A company for the web view of an app, which brings its own frame: name, place, jobs, and what it offers. */
export function MobileCompany({ view, language, prefix, messages }: Props) {
	const { name, colours, jobs, about, features } = view;
	const place = placeText(view, language);
	return (
		<main className="mx-auto max-w-[622px] px-4 pt-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
			<style>{brandStyle(colours)}</style>
			<h1 className="border-brand border-s-4 ps-3 font-bold text-2xl/tight text-ink">
				<bdi>{name}</bdi>
			</h1>
			{place && <p className="mt-2 text-muted">{place}</p>}
			<div className="mt-6">
				<AboutCompany heading={fill(messages.aboutHeading, { company: name })} about={about} />
			</div>
			<section className="mt-6 mb-8">
				<h2 className="mb-3 font-bold text-ink text-xl">{messages.jobsHeading}</h2>
				{jobs.length > 0 ? (
					<JobCards
						jobs={listedJobs(jobs, { language, prefix, isMobile: true, messages })}
						local={{ language, template: messages.LABEL_DUE_LOCAL }}
					/>
				) : (
					<p className="text-muted">{fill(messages.jobsNone, { company: name })}</p>
				)}
			</section>
			<FeatureList heading={messages.featuresHeading} features={features} />
		</main>
	);
}
