import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { lazyPart } from "./lazy-part.client";

describe("a part whose code loads late", () => {
	it("loads its code once, as early as it is asked to, and appears when it is hydrated", async () => {
		const load = jest.fn(async () => () => <p>part</p>);
		const { Part, start, hydrate } = lazyPart(load);
		await Promise.all([start(), start()]);
		render(
			<Suspense>
				<Part />
			</Suspense>,
		);
		expect(screen.queryByText("part")).toBeNull();
		hydrate();
		expect(await screen.findByText("part")).toBeVisible();
		expect(load).toHaveBeenCalledTimes(1);
	});
});
