import { render, screen } from "@testing-library/react";
import messages from "@/messages/en/sent-application.json";
import { InterviewCard } from "./interview-card";

const JOB = {
	title: "Rider",
	company: "Terang Energy",
	contact_email: "jobs@a.example",
	open_code: "RIDER1",
	device_type: 0,
	takes_changes: false,
	takes_word: false,
	closes: "8 January 2027 at 23:59",
	closes_at: "2027-01-08T16:59:00.000Z",
};

const INTERVIEW = { code: "ABCD1234", url: "https://a.example/code/ABCD1234", ends_at: undefined, ends: undefined };

const show = (is_open: boolean, is_over = false, end = {}) =>
	render(
		<InterviewCard
			locale="en"
			token="t"
			job={{ ...JOB, is_open }}
			interview={{ ...INTERVIEW, is_over, ...end }}
			isPhone
			messages={messages}
		/>,
	);

describe("the interview of a sent application", () => {
	it("has its last day, also for the calendar, while the job is open", () => {
		show(true);
		expect(screen.getByText("Answer by").nextSibling).toHaveTextContent(JOB.closes);
		expect(screen.getByRole("link", { name: "Add the date to my calendar" })).toBeVisible();
	});

	it("says when the job closed, and offers no date that is over", () => {
		show(false);
		expect(screen.getByText("Job open until").nextSibling).toHaveTextContent(JOB.closes);
		expect(screen.queryByRole("link", { name: "Add the date to my calendar" })).toBeNull();
		expect(screen.getByRole("link", { name: "Go to the interview" })).toBeVisible();
	});

	it("keeps its own end when the job closes, also for the calendar", () => {
		show(false, false, { ends: "2 February 2027 at 23:59", ends_at: "2027-02-02T16:59:59.999Z" });
		expect(screen.getByText("Answer by").nextSibling).toHaveTextContent("2 February 2027 at 23:59");
		expect(screen.queryByText("Job open until")).toBeNull();
		expect(screen.getByRole("link", { name: "Add the date to my calendar" })).toBeVisible();
	});

	it("says after its last day that its time is over and whom to ask, and offers no way to prepare for it", () => {
		show(false, true);
		expect(screen.getByRole("heading", { name: "Interview time is over" })).toBeVisible();
		expect(screen.getByText("Haven't done it yet? Ask jobs@a.example whether you still can.")).toBeVisible();
		expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Go to the interview"]);
		expect(screen.queryByRole("button")).toBeNull();
	});
});
