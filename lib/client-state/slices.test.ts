import { companiesUi } from "./companies-ui";
import { company } from "./company";
import { companySwitch } from "./company-switch";
import { askToConfirm, confirmation } from "./confirmation";
import { csrf } from "./csrf";
import { features, hasFeature, setFeatures } from "./features";
import { fileAttachments } from "./file-attachments";
import { globalUi } from "./global-ui";
import { hiringTeamFilter } from "./hiring-team-filter";
import { indicator, showIndicator } from "./indicator";
import { modalForm, resetModalForm, setModalValue } from "./modal-form";
import { publicJob } from "./public-job";
import { publicJobCustomisation } from "./public-job-customisation";
import { registration } from "./registration";
import { resetClientState } from "./slice";
import { transactionsFilter } from "./transactions-filter";
import { users } from "./users";
import { clearUsersFilter, usersFilter } from "./users-filter";
import { usersForm } from "./users-form";

afterEach(resetClientState);

describe("clearing the users filter", () => {
	it("resets page, chosen ids, update flag, order, name and job", () => {
		const cleared = { page: 1, selected_ids: [], is_update: false, sort: "", fullname: "", job_id: null };
		expect(usersFilter.get()).toEqual(cleared);
		usersFilter.set({ page: 3, selected_ids: [7], is_update: true, sort: "-name", fullname: "Rani", job_id: 12 });
		clearUsersFilter();
		expect(usersFilter.get()).toEqual(cleared);
	});

	it("leaves the hiring team's filter as it is", () => {
		hiringTeamFilter.set({ page: 2, last_page: 4, selected_ids: [1], fullname: "Budi" });
		clearUsersFilter();
		expect(hiringTeamFilter.get()).toEqual({ page: 2, last_page: 4, selected_ids: [1], fullname: "Budi" });
	});
});

describe("the global reset", () => {
	it("clears every part, and nothing of what was there is left", () => {
		hiringTeamFilter.set({ page: 2, last_page: 4, selected_ids: [1], fullname: "Budi" });
		usersForm.set({
			is_update: true,
			is_access_inc_jobs: true,
			is_access_existing_job: true,
			is_disable_fullname: true,
		});
		users.set({
			list: [{ id: 1 }],
			detail: { id: 1 },
			temporary_detail: { id: 1 },
			ids: [1],
			dropdown_list: [{ id: 1 }],
			hiring_team_list: [{ id: 1 }],
			save_errors: { email: ["taken"] },
		});
		company.set({
			detail: { id: 1 },
			list: [{ id: 1 }],
			transactions: { list: [{ id: 1 }], detail: { id: 1 } },
			usage_activity_list: [{ id: 1 }],
			update_errors: { title: ["too long"] },
		});
		companiesUi.set({ usage_activity_period: "month", is_blocking_transition: true });
		transactionsFilter.set({ page: 9 });
		publicJob.set({ detail: { id: 1 } });
		publicJobCustomisation.set({ color: "#564fdb", backgroundImage: "/a.png", social_media: ["x"] });
		globalUi.set({
			welcome_video_link: "/a.webm",
			is_onboarding_invitation: true,
			is_onboarding_manage_candidate: true,
			is_watched_video: true,
			is_display_main_layout: false,
			is_current_company_active: false,
		});
		csrf.set({ token: "secret" });
		fileAttachments.set({ list: [{ name: "a.pdf" }] });
		registration.set({ save_errors: { email: ["taken"] } });
		companySwitch.set({ isLoading: true, hasErrored: true });
		askToConfirm({ title: "Leave?", text: "", onConfirm: () => undefined });
		showIndicator("Saved.");

		resetClientState();

		expect(hiringTeamFilter.get()).toEqual({ page: 1, last_page: 1, selected_ids: [], fullname: "" });
		expect(Object.values(usersForm.get())).toEqual([false, false, false, false]);
		expect(users.get()).toEqual({
			list: [],
			detail: null,
			temporary_detail: null,
			ids: [],
			dropdown_list: [],
			hiring_team_list: [],
			save_errors: {},
		});
		expect(company.get()).toEqual({
			detail: null,
			list: [],
			transactions: { list: [], detail: null },
			usage_activity_list: [],
			update_errors: {},
		});
		expect(companiesUi.get()).toEqual({ usage_activity_period: "", is_blocking_transition: false });
		expect(transactionsFilter.get()).toEqual({ page: 1 });
		expect(publicJob.get()).toEqual({ detail: null });
		expect(publicJobCustomisation.get()).toEqual({ color: "", backgroundImage: "", social_media: [] });
		expect(globalUi.get()).toEqual({
			welcome_video_link: "",
			is_onboarding_invitation: false,
			is_onboarding_manage_candidate: false,
			is_watched_video: false,
			is_display_main_layout: true,
			is_current_company_active: true,
		});
		expect(csrf.get()).toEqual({ token: "" });
		expect(fileAttachments.get()).toEqual({ list: [] });
		expect(registration.get()).toEqual({ save_errors: {} });
		expect(companySwitch.get()).toEqual({ isLoading: false, hasErrored: false });
		expect(confirmation.get()).toEqual({ show: false, title: "", text: "", onConfirm: null });
		expect(indicator.get()).toEqual({ text: "", type: "warning", isShow: false, className: "" });
	});

	it("is heard by whoever listens", () => {
		const heard = jest.fn();
		csrf.setKey("token", "secret");
		const stop = csrf.listen(heard);
		resetClientState();
		stop();
		expect(heard).toHaveBeenCalledTimes(1);
	});
});

describe("the indicator", () => {
	it("warns unless told, and forgets the looks of the message before", () => {
		showIndicator("Saved.", { type: "success", className: "wide" });
		expect(indicator.get()).toEqual({ text: "Saved.", type: "success", isShow: true, className: "wide" });
		showIndicator("Credits run low.");
		expect(indicator.get()).toEqual({ text: "Credits run low.", type: "warning", isShow: true, className: "" });
	});
});

describe("feature lists", () => {
	it("are kept for each company and for each job", () => {
		setFeatures("company", 7, ["white_label"]);
		setFeatures("company", 8, []);
		setFeatures("job", 7, ["proctoring"]);
		expect(hasFeature("company", "7", "white_label")).toBe(true);
		expect(hasFeature("company", 8, "white_label")).toBe(false);
		expect(hasFeature("job", 7, "white_label")).toBe(false);
		expect(hasFeature("job", 7, "proctoring")).toBe(true);
		expect(hasFeature("job", 9, "proctoring")).toBe(false);
		expect(features.get().company).toEqual({ 7: ["white_label"], 8: [] });
	});
});

describe("resetting a modal's form", () => {
	it("empties its values", () => {
		setModalValue("fullname", "Rani");
		setModalValue("is_guest", true);
		expect(modalForm.get().values).toEqual({ fullname: "Rani", is_guest: true });
		resetModalForm();
		expect(modalForm.get().values).toEqual({});
	});
});
