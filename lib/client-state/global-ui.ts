import { slice } from "./slice";

/** UI state that every screen may use. */
interface GlobalUi {
	/** Address of the welcome video; empty if no screen has one. */
	welcome_video_link: string;
	/** Whether the introduction to invitations is shown. */
	is_onboarding_invitation: boolean;
	/** Whether the introduction to candidates is shown. */
	is_onboarding_manage_candidate: boolean;
	/** Whether this browser played the welcome video to its end. */
	is_watched_video: boolean;
	/** Whether the screen is inside the application's frame. */
	is_display_main_layout: boolean;
	/** Whether the recruiter's company is active: a suspended one can't be used. */
	is_current_company_active: boolean;
}

/** The application-wide flags. By default, the frame is shown and the company counts as active. */
export const globalUi = slice<GlobalUi>({
	welcome_video_link: "",
	is_onboarding_invitation: false,
	is_onboarding_manage_candidate: false,
	is_watched_video: false,
	is_display_main_layout: true,
	is_current_company_active: true,
});
