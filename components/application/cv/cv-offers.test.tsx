import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cvContent } from "@/lib/contract/schemas/cv";
import { rulesOf } from "@/tests/support/people/application-form";
import { applicationMessages as messages, renderInForm } from "@/tests/support/people/form-in-test";
import { attachment, fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { useFormTools } from "../form-tools.client";
import { CvNotice } from "./cv-notice.client";
import { useCvAutofill } from "./use-cv-autofill.client";

const SETUP = { job: { country: "ID" }, rules: rulesOf({}) };
const contact_info = { name: "Ada", phone: "0812 3456 7890", phone_international: "+49 8123 4567890" };

function Cv({ uploads }: { uploads: Parameters<typeof useCvAutofill>[0] }) {
	return <CvNotice cv={useCvAutofill(uploads, useFormTools(), SETUP)} messages={messages} disabled={false} />;
}

const offered = () =>
	screen.queryAllByText(messages.CV_IS_PHONE).map((one) => one.querySelector("strong")?.textContent);

it("a number from another country is offered once, with its calling code", async () => {
	const { uploads, set } = fakeUploads();
	const { values } = renderInForm(<Cv uploads={uploads} />);
	const content = cvContent.parse({ status: 200, profile: { contact_info, home_country: "DE" } });
	set([attachment("cv.pdf", { status: "finish", content })]);
	await act(async () => {});
	expect(values().phone).toBe("");
	expect(offered()).toEqual(["+49 8123 4567890"]);
	await userEvent.click(screen.getByRole("button", { name: `${messages.CV_TAKE}: +49 8123 4567890` }));
	expect(values().phone).toBe("+49 8123 4567890");
	expect(offered()).toEqual([]);
});
