import { render } from "@testing-library/react";
import { Logo } from "@/components/shared/logo";
import { AudienceIcon } from "../audience-icon";
import { Horizon } from "../horizon";
import { LanguageLinks } from "../language-links";
import { Menu } from "../menu";
import { MenuEntry } from "../menu-entry";
import { SocialMark } from "../social-mark";
import { staticHtml } from "./static-html";

const names = { english: 'English "A" & <B>', indonesian: "Indonesia" } as Parameters<
	typeof LanguageLinks
>[0]["messages"];

const markup = (
	<header>
		<Logo />
		<Menu id="a" label={<>Menu {1}</>} isCurrent isSheet className="[&>a]:b">
			{[false, null, undefined]}
			<MenuEntry locale="id" to="/a" path="/a" name="A" text="a" icon={<AudienceIcon page="campuses" />} />
		</Menu>
		<LanguageLinks locale="en" hrefOf={(one) => `/?a="${one}"&b`} messages={names} />
		<SocialMark network="youtube" />
		<Horizon />
	</header>
);

const Later = async ({ text }: { text: string }) => <p>{text}</p>;

describe("static HTML", () => {
	it("is what React makes of the same elements", async () => {
		const page = new DOMParser().parseFromString(await staticHtml(markup), "text/html");
		expect(page.body.innerHTML).toBe(render(markup).container.innerHTML);
	});

	it("waits for what components wait for", async () => {
		expect(await staticHtml([<Later key="a" text="a" />, "b"])).toBe("<p>a</p>b");
	});

	it.each([
		["handlers", <button type="button" key="a" onClick={() => undefined} />],
		["styles", <p key="a" style={{ color: "red" }} />],
		["attributes whose names nobody has looked at", <p key="a" itemProp="b" />],
		["elements without an end", <br key="a" />],
		["components of the browser", <ClientComponent key="a" />],
	])("has no %s", async (_, node) => {
		await expect(staticHtml(node)).rejects.toThrow(TypeError);
	});
});

/** As the framework gives them to server components. */
function ClientComponent() {
	return null;
}
ClientComponent.$$typeof = Symbol.for("react.client.reference");
