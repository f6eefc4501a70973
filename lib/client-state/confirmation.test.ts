import { answerConfirmation, askToConfirm, confirmation } from "./confirmation";

const question = { title: "Leave?", text: "Nothing is saved." };

it("runs its action on yes only, and closes either way", () => {
	const onConfirm = jest.fn();
	for (const isConfirmed of [false, true]) {
		askToConfirm({ ...question, onConfirm });
		expect(confirmation.get()).toEqual({ show: true, ...question, onConfirm });
		answerConfirmation(isConfirmed);
		expect(onConfirm).toHaveBeenCalledTimes(isConfirmed ? 1 : 0);
		expect(confirmation.get().show).toBe(false);
	}
});

it("lets an action ask the next question", () => {
	askToConfirm({ ...question, onConfirm: () => askToConfirm({ title: "Sure?", text: "", onConfirm: jest.fn() }) });
	answerConfirmation(true);
	expect(confirmation.get()).toMatchObject({ show: true, title: "Sure?" });
	answerConfirmation(false);
});
