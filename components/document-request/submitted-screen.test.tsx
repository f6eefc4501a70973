import { render, screen } from "@testing-library/react";
import { keepClosedNames, keepSentNames } from "@/lib/browser/persisted-request-names";
import apply from "@/messages/en/application.json";
import request from "@/messages/en/document-request.json";
import job from "@/messages/en/job.json";
import links from "@/messages/en/link-check.json";
import upload from "@/messages/en/upload.json";
import { SubmittedScreen } from "./submitted-screen";

const MESSAGES = { ...apply, ...job, ...links, ...upload, ...request };

function show({ isNew = true, closed = [] as string[] } = {}) {
	const props = {
		hash: "h",
		isConfirmed: false,
		again: undefined,
		company: "Terang Energy",
		supportEmail: "s@a.example",
	};
	render(<SubmittedScreen {...props} isNew={isNew} closed={closed} messages={MESSAGES} />);
}

const DONE = /nothing more to do|don't need to send/;

describe("submitted documents", () => {
	it.each([
		[true, "Thank you! Terang Energy has received it. There is nothing more to do."],
		[false, "Your documents have already been submitted. You don't need to send them again."],
	])("leave nothing to do (new: %s)", (isNew, text) => {
		show({ isNew });
		expect(screen.getByText(text)).toBeVisible();
	});

	it.each([true, false])(
		"with a file that can't be opened, which the server knows, leave that to do (new: %s)",
		(isNew) => {
			show({ isNew, closed: ["card.pdf"] });
			expect(screen.getByRole("alert")).toHaveTextContent("We couldn't open these files: card.pdf.");
			expect(screen.queryByText(DONE)).toBeNull();
		},
	);

	it("with a file that can't be opened, which only this tab knows, leave that to do", () => {
		keepSentNames("h", ["card.pdf"]);
		keepClosedNames("h", ["card.pdf"]);
		show();
		expect(screen.getByRole("alert")).toHaveTextContent("We couldn't open these files: card.pdf.");
		expect(screen.queryByText(DONE)).toBeNull();
	});
});
