import { type AVATARS, Avatar } from "@/components/marketing/scenes/avatar";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { TEAMS, type Team } from "@/lib/marketing/team";
import { Section } from "../../layout/section";

type Portrait = (typeof AVATARS)[number];

/** Drawn portraits: they represent teams, not people. */
const PORTRAITS: Record<Team, readonly [Portrait, Portrait]> = {
	product: ["mira", "rigel"],
	interview: ["lyra", "comet"],
	video: ["sirius", "nova"],
	platform: ["orbit", "aster"],
	privacy: ["altair", "vega"],
	candidates: ["juno", "cetus"],
	customers: ["luna", "atlas"],
	partners: ["nova", "rigel"],
};

/** The teams behind the product, each with what it looks after. */
export async function TeamGallery({ locale }: { locale: Locale }) {
	const { team: messages } = (await loadMessages(locale)).about;
	return (
		<Section id="team" heading={messages.heading} lead={messages.lead} tone="tint">
			<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
				{TEAMS.map((team) => (
					<li key={team} className="rounded-3xl border bg-surface p-4 sm:p-6">
						<div className="flex -space-x-4">
							{PORTRAITS[team].map((name) => (
								<Avatar key={name} name={name} className="size-14 rounded-full sm:size-18 ring-4 ring-surface" />
							))}
						</div>
						<h3 className="mt-3 text-balance font-bold text-ink leading-snug sm:mt-4 sm:text-lg">
							{messages.list[team].name}
						</h3>
						<p className="mt-1 text-muted max-sm:text-sm">{messages.list[team].text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
