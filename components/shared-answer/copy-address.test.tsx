import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { resetClientState } from "@/lib/client-state/slice";
import { toast } from "@/lib/client-state/toast";
import messages from "@/messages/en/shared-answer.json";
import { CopyAddress } from "./copy-address.client";

const PATH = "/public/candidates/video/answer-1";

function show() {
	window.history.replaceState(null, "", `${PATH}?utm_source=mail#here`);
	const user = userEvent.setup();
	render(<CopyAddress address={`https://site.example${PATH}`} messages={messages} />);
	return () => user.click(screen.getByRole("button", { name: "Copy Link" }));
}

afterEach(() => act(resetClientState));

describe("the copy button of a shared answer", () => {
	it("copies the page's address without query and hash, and announces it", async () => {
		const copy = show();
		await copy();
		expect(await navigator.clipboard.readText()).toBe(window.location.origin + PATH);
		expect(await screen.findByText("Video link copied.")).toBeVisible();
		expect(toast.get()).toMatchObject({ tone: "ok", text: "Video link copied.", shown: 1 });
	});

	it("shows the link if the browser refuses to copy, and hides it once it succeeds", async () => {
		const copy = show();
		const refused = jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("refused"));
		await copy();
		expect(await screen.findByText(window.location.origin + PATH)).toBeVisible();
		expect(screen.queryByText("Video link copied.")).toBeNull();
		refused.mockRestore();
		await copy();
		expect(await screen.findByText("Video link copied.")).toBeVisible();
		expect(screen.queryByText(window.location.origin + PATH)).toBeNull();
	});
});
