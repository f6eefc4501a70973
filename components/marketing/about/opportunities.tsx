import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { TeamJob } from "@/lib/job/team-jobs";
import { fill } from "@/lib/text/fill";
import { CardRow } from "../../layout/card-row";
import { Section } from "../../layout/section";
import { JobCard } from "./job-card";
import { videoGround } from "./video-ground";

interface Props {
	locale: Locale;
	jobs: readonly TeamJob[];
}

/** Open jobs in our own team; nothing if there are none. */
export async function Opportunities({ locale, jobs }: Props) {
	if (jobs.length === 0) return null;
	const { about, common } = await loadMessages(locale);
	const messages = about.jobs;
	const messagesFor = (title: string) => ({
		video: fill(messages.video, { title }),
		watch: messages.watch,
		playable: common.video,
		watchOf: fill(messages.watchOf, { title }),
		details: messages.details,
		detailsOf: fill(messages.detailsOf, { title }),
	});
	const items = jobs.map((job, index) => ({
		// Several jobs may have the same title.
		key: `${index} ${job.title}`,
		card: <JobCard job={job} messages={messagesFor(job.title)} ground={videoGround(index)} wide={jobs.length === 1} />,
	}));
	return (
		<Section id="jobs" heading={messages.heading} lead={messages.lead} tone="surface">
			<CardRow items={items} />
		</Section>
	);
}
