import { fireEvent, render, screen } from "@testing-library/react";
import { SendLink } from "./send-link.client";

const URL = "https://a.example/code/ABCD1234";
const MAIL = { action: "/api/public/applications/t/link?language=en", email: "a@b.co" };
const MESSAGES = {
	title: "My interview",
	mailed: "Sent to {email}.",
	tooOften: "Too often.",
	notSent: "Not sent.",
	ended: "Ended.",
};

const show = (mail: typeof MAIL | undefined = MAIL) =>
	render(<SendLink url={URL} label="Send" mail={mail} messages={MESSAGES} />);

const press = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

function answer(status: number) {
	const call = jest.fn(async () => ({ ok: status === 200, status }) as Response);
	globalThis.fetch = call as typeof fetch;
	return call;
}

function shareBy(share: () => Promise<void>) {
	const shared = jest.fn(share);
	Object.defineProperty(navigator, "share", { value: shared, configurable: true });
	return shared;
}

describe("the button that sends a link to another device", () => {
	const { fetch: before } = globalThis;

	afterEach(() => {
		Reflect.deleteProperty(navigator, "share");
		globalThis.fetch = before;
	});

	it("opens the share sheet where there is one, and sends no mail", async () => {
		const call = answer(200);
		const share = shareBy(async () => undefined);
		show();
		press();
		expect(share).toHaveBeenCalledWith({ title: "My interview", url: URL });
		expect(await screen.findByRole("status")).toHaveTextContent("");
		expect(call).not.toHaveBeenCalled();
	});

	it("leaves it at that when the sheet is closed", async () => {
		const call = answer(200);
		shareBy(async () => {
			throw new DOMException("closed", "AbortError");
		});
		show();
		press();
		await screen.findByRole("button", { name: "Send" });
		expect(call).not.toHaveBeenCalled();
	});

	it("mails the link where the sheet can't be opened", async () => {
		answer(200);
		shareBy(async () => {
			throw new DOMException("no", "NotAllowedError");
		});
		show();
		press();
		expect(await screen.findByText("Sent to a@b.co.")).toBeVisible();
	});

	it("mails the link where there is no sheet", async () => {
		const call = answer(200);
		show();
		press();
		expect(await screen.findByText("Sent to a@b.co.")).toBeVisible();
		expect(call).toHaveBeenCalledWith(MAIL.action, expect.objectContaining({ method: "POST" }));
	});

	it.each([404, 405, 501])("is gone after a %i: the host can't mail links", async (status) => {
		answer(status);
		show();
		press();
		expect(await screen.findByText("Not sent.")).toBeVisible();
		expect(screen.queryByRole("button")).toBeNull();
	});

	it("is gone after a 409, and says that there is no open interview any more", async () => {
		answer(409);
		show();
		press();
		expect(await screen.findByText("Ended.")).toBeVisible();
		expect(screen.queryByRole("button")).toBeNull();
	});

	it.each([
		[429, "Too often."],
		[503, "Not sent."],
	])("stays after a %i, and says why", async (status, says) => {
		answer(status);
		show();
		press();
		expect(await screen.findByText(says)).toBeVisible();
		expect(screen.getByRole("button", { name: "Send" })).toBeEnabled();
	});

	it("isn't there where nothing can be sent", () => {
		render(<SendLink url={URL} label="Send" mail={undefined} messages={MESSAGES} />);
		expect(screen.queryByRole("button")).toBeNull();
	});
});
