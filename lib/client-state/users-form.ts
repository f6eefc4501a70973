import { slice } from "./slice";

/** How the form for a team member behaves. */
interface UsersForm {
	/** Whether it changes a member, and doesn't add one. */
	is_update: boolean;
	/** Whether the member gets access to jobs with it. */
	is_access_inc_jobs: boolean;
	/** Whether that is a job which exists already. */
	is_access_existing_job: boolean;
	/** Whether the name can't be changed. */
	is_disable_fullname: boolean;
}

/** The flags of the form for a team member, all down at first. */
export const usersForm = slice<UsersForm>({
	is_update: false,
	is_access_inc_jobs: false,
	is_access_existing_job: false,
	is_disable_fullname: false,
});
