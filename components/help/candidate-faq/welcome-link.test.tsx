import { render, screen } from "@testing-library/react";
import { globalUi } from "@/lib/client-state/global-ui";
import messages from "@/messages/en/faq.json";
import { welcomeVideo } from "./video-source";
import { WelcomeLink } from "./welcome-link.client";

afterEach(() => {
	globalUi.reset();
	// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
	document.cookie = "isWatched=; path=/; max-age=0";
});

it.each([
	["isWatched=true", true],
	["other=true", false],
])("publishes the video and, with the cookie %s, whether it was watched: %s", (cookie, isWatched) => {
	// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
	document.cookie = cookie;
	render(<WelcomeLink video={welcomeVideo("en", undefined)} messages={messages.video} />);
	expect(screen.getByRole("link")).toHaveAttribute("href", "/videos/welcome.mp4");
	expect(globalUi.get()).toMatchObject({ welcome_video_link: "/videos/welcome.mp4", is_watched_video: isWatched });
});
