import { slice } from "./slice";

/** UI state of the form for a team member. */
interface UsersForm {
	/** Whether the form edits a member instead of adding one. */
	is_update: boolean;
	/** Whether the member also gets access to jobs. */
	is_access_inc_jobs: boolean;
	/** Whether that job already exists. */
	is_access_existing_job: boolean;
	/** Whether the name is read-only. */
	is_disable_fullname: boolean;
}

/** The flags of the form for a team member, initially all false. */
export const usersForm = slice<UsersForm>({
	is_update: false,
	is_access_inc_jobs: false,
	is_access_existing_job: false,
	is_disable_fullname: false,
});
