import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import messages from "@/messages/en/link-check.json";
import { answer, setUpLinks } from "@/tests/support/hosts/link-ports";
import { LinkList } from "./link-list.client";

const PAGE = "https://example.com/work";

function setUp(more: { disabled?: boolean; showBlank?: boolean } = {}) {
	const world = setUpLinks();
	const list = (now: typeof more) => (
		<LinkList id="apply-cv" of="Portfolio" links={world.links} messages={messages} {...now} />
	);
	const { rerender } = render(list(more));
	return {
		...world,
		change: (now: typeof more) => rerender(list(now)),
		pass: (ms: number) => act(() => world.clock.pass(ms)),
	};
}

const link = (number: number) => screen.getByLabelText<HTMLInputElement>(`Link ${number}`);
const button = (name: string) => screen.getByRole("button", { name });
const add = () => userEvent.click(button("Add a link Portfolio"));
const type = (number: number, value: string) => fireEvent.change(link(number), { target: { value } });
const row = (number: number) => {
	const item = screen.getAllByRole("listitem")[number - 1];
	if (!item) throw new Error("no such row");
	return within(item);
};

describe("a list of links", () => {
	it("starts as a button, hidden without script", () => {
		const html = renderToString(
			<LinkList id="apply-cv" of="Portfolio" links={setUpLinks().links} messages={messages} />,
		);
		expect(html).toContain("plain:hidden");
		expect(html).not.toContain("<input");
	});

	it("adds a link and focuses it", async () => {
		const { links } = setUp();
		await add();
		expect(link(1)).toHaveFocus();
		expect(link(1).id).toBe(`apply-cv-links-${links.snapshot()[0]?.id}`);
		expect(link(1)).toHaveAttribute("inputmode", "url");
		expect(link(1)).toHaveAttribute("autocomplete", "off");
	});

	it("reports the check beside the link and to a listener", async () => {
		const { pass } = setUp();
		await add();
		type(1, PAGE);
		expect(row(1).getByText("Checking the link…")).toBeVisible();
		expect(link(1)).toHaveAccessibleDescription("Checking the link…");
		expect(screen.getByRole("status")).toHaveTextContent("Link 1: Checking the link…");
		await pass(500);
		expect(row(1).getByText("This link works.")).toBeVisible();
		expect(screen.getByRole("status")).toHaveTextContent("Link 1: This link works.");
		expect(screen.queryByRole("button", { name: /Check again/ })).toBeNull();
	});

	it("shows the problem at the link and checks again on request", async () => {
		const { pass, replies } = setUp();
		replies.push(answer({ status_code: 404 }));
		await add();
		type(1, PAGE);
		await pass(500);
		expect(link(1)).toBeInvalid();
		expect(link(1)).toHaveAccessibleDescription(/This URL can't be accessed\./);
		expect(screen.getByRole("status")).toHaveTextContent("Link 1: This URL can't be accessed.");
		await userEvent.click(button("Check again Link 1 Portfolio"));
		expect(link(1)).toHaveFocus();
		await pass(0);
		expect(row(1).getByText("This link works.")).toBeVisible();
	});

	it.each([
		["https:/example.com", "Start the link with http:// or https://"],
		[`${PAGE}/${"a".repeat(2_000)}`, "Start the link with http:// or https://, in at most 2,000 characters."],
	])("explains the required spelling (case %#)", async (value, text) => {
		const { pass } = setUp();
		await add();
		type(1, value);
		await pass(500);
		expect(link(1)).toHaveAccessibleDescription(expect.stringContaining(text));
		expect(screen.queryByRole("button", { name: /Check again/ })).toBeNull();
	});

	it("reports that it waits for the connection or a busy host", async () => {
		const { pass, replies, setOnline } = setUp();
		replies.push(answer({}, 429, 7_000));
		await add();
		type(1, PAGE);
		await pass(500);
		expect(screen.getByRole("listitem")).toHaveTextContent("Trying again in 7 seconds.");
		setOnline(false);
		await pass(7_000);
		expect(screen.getByRole("listitem")).toHaveTextContent("You're offline.");
		expect(link(1)).not.toHaveAttribute("aria-invalid");
		await act(async () => setOnline(true));
		await pass(0);
		expect(row(1).getByText("This link works.")).toBeVisible();
	});
});

describe("an empty link", () => {
	it("shows its error on blur, not during input", async () => {
		setUp();
		await add();
		expect(link(1)).toBeValid();
		await userEvent.tab();
		expect(button("Remove Link 1 Portfolio")).toHaveFocus();
		expect(link(1)).toBeValid();
		await userEvent.tab();
		expect(link(1)).toBeInvalid();
		expect(link(1)).toHaveAccessibleDescription(/The link can't be blank\./);
	});

	it("is invalid after an attempt to send", async () => {
		const { change } = setUp();
		await add();
		change({ showBlank: true });
		expect(link(1)).toBeInvalid();
	});

	it("disables the add button, which explains why and links to it", async () => {
		setUp();
		await add();
		const closed = button("Add a link Portfolio");
		expect(closed).toHaveAttribute("aria-disabled", "true");
		expect(closed).toHaveAccessibleDescription("Fill in the empty link before you add another.");
		await userEvent.click(closed);
		expect(screen.getAllByRole("listitem")).toHaveLength(1);
		expect(link(1)).toHaveFocus();
		type(1, PAGE);
		expect(closed).not.toHaveAttribute("aria-disabled");
	});

	it("is removed without confirmation", async () => {
		setUp();
		await add();
		await userEvent.click(button("Remove Link 1 Portfolio"));
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
		expect(button("Add a link Portfolio")).toHaveFocus();
	});
});

describe("removing a link", () => {
	async function removed() {
		const world = setUp();
		await add();
		type(1, PAGE);
		await world.pass(500);
		await userEvent.click(button("Remove Link 1 Portfolio"));
		return world;
	}

	it("announces it and focuses the undo", async () => {
		const { links } = await removed();
		expect(links.snapshot()).toEqual([]);
		expect(button("Undo")).toHaveFocus();
		expect(button("Undo")).toHaveAccessibleDescription("Link removed.");
		expect(screen.getByRole("status")).toHaveTextContent("Link removed.");
	});

	it("can be undone with the keyboard", async () => {
		await removed();
		await userEvent.keyboard("{Enter}");
		expect(link(1)).toHaveFocus();
		expect(link(1)).toHaveValue(PAGE);
		expect(row(1).getByText("This link works.")).toBeVisible();
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
	});

	it("can't be undone after another link is added", async () => {
		await removed();
		await add();
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
	});
});

describe("keyboard and locking", () => {
	it("Enter in a link doesn't send the form", async () => {
		const sent = jest.fn((event: Event) => event.preventDefault());
		setUp();
		await add();
		document.addEventListener("submit", sent);
		expect(fireEvent.keyDown(link(1), { key: "Enter" })).toBe(false);
		document.removeEventListener("submit", sent);
		expect(sent).not.toHaveBeenCalled();
	});

	it("a locked form changes nothing", async () => {
		const { change } = setUp();
		await add();
		type(1, PAGE);
		change({ disabled: true });
		expect(link(1)).toBeDisabled();
		expect(button("Remove Link 1 Portfolio")).toBeDisabled();
		expect(button("Add a link Portfolio")).toBeDisabled();
	});
});
