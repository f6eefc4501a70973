import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { recordAccess } from "@/lib/api-client/record-access";
import common from "@/messages/en/common.json";
import messages from "@/messages/en/job.json";
import { IntroVideo } from "./intro-video.client";

jest.mock("@/lib/api-client/record-access", () => ({ recordAccess: jest.fn() }));

const URL_OF_VIDEO = "https://cdn.example.com/a.webm";
const CAPTIONS = "https://cdn.example.com/a.vtt";

async function played(captions: string | undefined) {
	const video = { url: URL_OF_VIDEO, id: "v1", captions };
	render(
		<IntroVideo
			video={video}
			embed={undefined}
			companyId="3"
			code="ABC123"
			language="en"
			messages={messages}
			playable={common.video}
		/>,
	);
	await userEvent.setup().click(screen.getByRole("button", { name: "Watch the intro video" }));
	return () => screen.getByLabelText("Intro video");
}

describe("an intro video", () => {
	it("uses CORS if it has captions, and records the play once", async () => {
		const video = await played(CAPTIONS);
		expect(video()).toHaveAttribute("crossorigin", "anonymous");
		expect(video().querySelector("track")).toHaveAttribute("src", CAPTIONS);
		expect(recordAccess).toHaveBeenCalledTimes(1);
	});

	it("retries without captions if its host blocks CORS", async () => {
		const video = await played(CAPTIONS);
		const first = video();
		fireEvent.error(first);
		expect(video()).not.toBe(first);
		expect(video()).toHaveAttribute("src", URL_OF_VIDEO);
		expect(video()).not.toHaveAttribute("crossorigin");
		expect(video().querySelector("track")).toBeNull();
		expect(screen.queryByRole("alert")).toBeNull();
		const second = video();
		fireEvent.error(second);
		expect(video()).toBe(second);
		expect(screen.getByRole("alert")).toHaveTextContent(common.video.unplayable);
		expect(screen.getByRole("link", { name: common.video.open })).toHaveAttribute("href", URL_OF_VIDEO);
		fireEvent.playing(second);
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("keeps playing if only its captions fail", async () => {
		const video = await played(CAPTIONS);
		const first = video();
		fireEvent.error(first.querySelector("track") as Element);
		expect(video()).toBe(first);
		expect(video()).toHaveAttribute("crossorigin", "anonymous");
	});

	it("without captions loads without CORS", async () => {
		expect((await played(undefined))()).not.toHaveAttribute("crossorigin");
	});
});
