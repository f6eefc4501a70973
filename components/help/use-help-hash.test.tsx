import { renderHook } from "@testing-library/react";
import { useHelpHash } from "./use-help-hash.client";

it("keeps focus on the question in the address when the browser follows the hash itself", () => {
	const frames: FrameRequestCallback[] = [];
	jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
	Element.prototype.scrollIntoView = jest.fn();
	document.body.innerHTML = '<details><summary tabindex="0">How?</summary><div id="htu-create-jobs"></div></details>';
	window.location.hash = "#htu-create-jobs";
	const { result } = renderHook(useHelpHash);
	const summary = document.querySelector("summary");
	expect(result.current).toBe("htu");
	expect(document.activeElement).toBe(summary);
	summary?.blur();
	for (const frame of frames) frame(0);
	expect(document.activeElement).toBe(summary);
});
