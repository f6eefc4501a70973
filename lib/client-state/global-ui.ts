import { slice } from "./slice";

/** What every screen may ask for. */
interface GlobalUi {
	/** Address of the welcome video; empty while no screen has one. */
	welcome_video_link: string;
	/** Whether the first steps with invitations are shown. */
	is_onboarding_invitation: boolean;
	/** Whether the first steps with candidates are shown. */
	is_onboarding_manage_candidate: boolean;
	/** Whether the welcome video was watched to its end, in this browser. */
	is_watched_video: boolean;
	/** Whether the screen stands in the application's frame. */
	is_display_main_layout: boolean;
	/** Whether the company that the recruiter works in may be worked with: a suspended one may not. */
	is_current_company_active: boolean;
}

/** The flags of the whole application. Its frame is shown, and a company counts as active, until something else is known. */
export const globalUi = slice<GlobalUi>({
	welcome_video_link: "",
	is_onboarding_invitation: false,
	is_onboarding_manage_candidate: false,
	is_watched_video: false,
	is_display_main_layout: true,
	is_current_company_active: true,
});
