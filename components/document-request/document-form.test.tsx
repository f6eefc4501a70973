import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { requestFormKey } from "@/lib/application/persisted-request";
import apply from "@/messages/en/application.json";
import request from "@/messages/en/document-request.json";
import job from "@/messages/en/job.json";
import links from "@/messages/en/link-check.json";
import upload from "@/messages/en/upload.json";
import { documentsOf, linkOf } from "@/tests/support/people/application-form";
import { DocumentForm } from "./document-form.client";
import type { RequestSetup } from "./setup";

const SETUP: RequestSetup = {
	hash: "hash-1",
	prefix: "/id",
	formPath: "/api/form",
	job: { companyId: "3", jobId: "7", code: "ROOF77" },
	resends: true,
	documents: documentsOf([
		["Identity card", 2],
		["Diploma", 1],
	]),
	linkHosts: { documentHosts: [], videoHosts: [] },
	messages: { ...apply, ...job, ...links, ...upload, ...request },
};
const KEY = requestFormKey(SETUP.hash);

const keep = (more: object) =>
	localStorage.setItem(KEY, JSON.stringify({ savedAt: Date.now(), documents: {}, ...more }));

beforeAll(() => {
	Element.prototype.scrollIntoView = () => {};
});
afterEach(() => localStorage.clear());

const submit = () => userEvent.click(screen.getByRole("button", { name: "Submit" }));

describe("the form of a document request", () => {
	it("is complete in the server's HTML, with a button that works with and without script", () => {
		const html = renderToString(<DocumentForm {...SETUP} />);
		expect(html).toContain('action="/api/form"');
		expect(html.match(/<button[^>]* type="submit"[^>]*>/g)).toEqual([expect.not.stringContaining('disabled=""')]);
		expect(html).not.toMatch(/<form[^>]*novalidate/i);
		const links = [...html.matchAll(/<label[^>]*>([^<]*).*?<input type="url"([^>]*)>/g)];
		// Unseen while scripts are on their way, so that the browser must not ask for them.
		expect(links.map(([all, , input = ""]) => [all.includes("*"), input.includes("required")])).toEqual([
			[true, false],
			[false, false],
		]);
		expect(html).not.toMatch(/<input(?=[^>]*type="file")[^>]* required/);
		expect(html).not.toContain("style=");
	});

	it("reports missing documents in the summary and at each document", async () => {
		render(<DocumentForm {...SETUP} />);
		await submit();
		const summary = screen.getByRole("alert");
		expect(summary).toHaveFocus();
		await userEvent.click(within(summary).getByRole("link", { name: "Identity card is required" }));
		expect(screen.getByLabelText(/^Identity card/)).toHaveFocus();
		expect(screen.getByLabelText(/^Identity card/)).toHaveAccessibleDescription(/^Identity card is required/);
	});

	it("asks for a document even if none is required", async () => {
		render(<DocumentForm {...SETUP} documents={documentsOf([["Diploma", 1]])} />);
		await submit();
		expect(screen.getByRole("alert")).toHaveTextContent("Add a file or a link to at least one document.");
	});

	it("rejects an empty link until it is removed", async () => {
		render(<DocumentForm {...SETUP} />);
		const diploma = screen.getByRole("group", { name: /^Diploma/ });
		await userEvent.click(within(diploma).getByRole("button", { name: "Add a link Diploma" }));
		await submit();
		expect(screen.getByRole("alert")).toHaveTextContent("Diploma, Link 1: The link can't be blank.");
		await userEvent.click(within(diploma).getByRole("button", { name: "Remove Link 1 Diploma" }));
		expect(screen.getByRole("alert")).not.toHaveTextContent("Diploma");
	});

	it("restores stored documents, with the reason for a refusal, until the next attempt", async () => {
		const documents = { "documents.1": { files: [], links: [linkOf({ value: "https://example.com/diploma" })] } };
		keep({ documents, error: { status: 422, reason: "Too large." } });
		render(<DocumentForm {...SETUP} />);
		expect(await screen.findByDisplayValue("https://example.com/diploma")).toBeInTheDocument();
		expect(await screen.findByText("Your documents haven't been sent yet")).toBeInTheDocument();
		expect(screen.getByText("Reason given: Too large.")).toBeInTheDocument();
		expect(screen.getByText(/^What you added is still here/)).toBeInTheDocument();
		await submit();
		expect(screen.queryByText("Your documents haven't been sent yet")).not.toBeInTheDocument();
	});

	it("doesn't claim to hold files that are gone", async () => {
		keep({ error: { status: 503, reason: "" } });
		render(<DocumentForm {...SETUP} />);
		expect(await screen.findByText("Your documents haven't been sent yet")).toBeInTheDocument();
		expect(screen.queryByText(/still here/)).not.toBeInTheDocument();
	});

	it("shows what each document accepts", () => {
		document.body.innerHTML = renderToString(<DocumentForm {...SETUP} />);
		const hints = {
			"Identity card": "One PDF or JPEG file, or links",
			Diploma: "PDF, Word, Excel, PowerPoint, pictures, audio, video or ZIP: up to 50 files, or links",
		};
		for (const [name, hint] of Object.entries(hints)) {
			expect(
				screen.getByLabelText(new RegExp(`^${name}`), { selector: "input[type=file]" }),
			).toHaveAccessibleDescription(new RegExp(hint));
		}
		document.body.innerHTML = "";
	});

	it("drops an attempt with other documents", async () => {
		keep({
			documents: { "documents.1": { files: [], links: [linkOf()] } },
			attempt: { key: "k", fields: [["a", "b"]] },
		});
		render(<DocumentForm {...SETUP} />);
		await waitFor(() => expect(JSON.parse(localStorage.getItem(KEY) ?? "{}").attempt).toBeUndefined());
		expect(JSON.parse(localStorage.getItem(KEY) ?? "{}").documents["documents.1"].links).toHaveLength(1);
	});
});
