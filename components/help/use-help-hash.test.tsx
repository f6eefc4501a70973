import { renderHook } from "@testing-library/react";
import { useHelpHash } from "./use-help-hash.client";

it("keeps the focus on the question that the address names when the browser follows that itself, before its first frame", () => {
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
