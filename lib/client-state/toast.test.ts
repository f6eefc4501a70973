import { closeToast, showError, showSuccess, toast } from "./toast";

afterEach(closeToast);

it("a toast replaces the previous one and counts as new", () => {
	showError("Error", "No answer.");
	expect(toast.get()).toEqual({ tone: "error", title: "Error", text: "No answer.", shown: 1 });
	showSuccess("Copied.");
	expect(toast.get()).toEqual({ tone: "ok", title: "", text: "Copied.", shown: 2 });
});

it("a closed toast shows nothing", () => {
	showError("Error", "No answer.");
	closeToast();
	expect(toast.get().shown).toBe(0);
});
