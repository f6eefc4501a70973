import { SLICES } from "@/tests/support/browser/client-slices";
import { csrf } from "./csrf";
import { features, hasFeature, setFeatures } from "./features";
import { hiringTeamFilter } from "./hiring-team-filter";
import { indicator, showIndicator } from "./indicator";
import { modalForm, resetModalForm, setModalValue } from "./modal-form";
import { resetClientState } from "./slice";
import { clearUsersFilter, usersFilter } from "./users-filter";

/** A value different from a field's initial one. */
function other(value: unknown): unknown {
	if (typeof value === "boolean") return !value;
	if (typeof value === "number") return value + 1;
	if (typeof value === "string") return `${value}x`;
	return Array.isArray(value) ? [...value, { id: 1 }] : { ...(value as object | null), id: 1 };
}

afterEach(resetClientState);

describe("clearing the users filter", () => {
	it("resets page, selected ids, update flag, sort, name and job", () => {
		const cleared = { page: 1, selected_ids: [], is_update: false, sort: "", fullname: "", job_id: null };
		expect(usersFilter.get()).toEqual(cleared);
		usersFilter.set({ page: 3, selected_ids: [7], is_update: true, sort: "-name", fullname: "Rani", job_id: 12 });
		clearUsersFilter();
		expect(usersFilter.get()).toEqual(cleared);
	});

	it("leaves the hiring team's filter unchanged", () => {
		hiringTeamFilter.set({ page: 2, last_page: 4, selected_ids: [1], fullname: "Budi" });
		clearUsersFilter();
		expect(hiringTeamFilter.get()).toEqual({ page: 2, last_page: 4, selected_ids: [1], fullname: "Budi" });
	});
});

describe("the global reset", () => {
	it.each(SLICES)("clears every field of $name", ({ slice, initial }) => {
		const filled = Object.fromEntries(Object.entries(initial).map(([field, value]) => [field, other(value)]));
		slice.set(filled);
		for (const field of Object.keys(initial)) expect(slice.get()[field]).not.toEqual(initial[field]);
		resetClientState();
		expect(slice.get()).toEqual(initial);
	});

	it("removes fields added by a screen", () => {
		csrf.set({ token: "secret", ...{ added: "secret" } });
		resetClientState();
		expect(csrf.get()).toEqual({ token: "" });
	});

	it("notifies listeners", () => {
		const heard = jest.fn();
		csrf.setKey("token", "secret");
		const stop = csrf.listen(heard);
		resetClientState();
		stop();
		expect(heard).toHaveBeenCalledTimes(1);
	});
});

describe("the indicator", () => {
	it("defaults to a warning and drops the previous class name", () => {
		showIndicator("Saved.", { type: "success", className: "wide" });
		expect(indicator.get()).toEqual({ text: "Saved.", type: "success", isShow: true, className: "wide" });
		showIndicator("Credits run low.");
		expect(indicator.get()).toEqual({ text: "Credits run low.", type: "warning", isShow: true, className: "" });
	});
});

describe("feature lists", () => {
	it("are stored per company and per job", () => {
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

describe("resetModalForm", () => {
	it("clears the values", () => {
		setModalValue("fullname", "Rani");
		setModalValue("is_guest", true);
		expect(modalForm.get().values).toEqual({ fullname: "Rani", is_guest: true });
		resetModalForm();
		expect(modalForm.get().values).toEqual({});
	});
});
