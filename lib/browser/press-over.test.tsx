import { act, fireEvent } from "@testing-library/react";
import { pressOver } from "./press-over";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = (button: number) => fireEvent(window, new MouseEvent("pointerdown", { button }));

/** Records whether a wait that starts now has ended. */
function wait() {
	const done = jest.fn();
	void pressOver().then(done);
	return done;
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

it("resolves at once without a press", async () => {
	const done = wait();
	await act(async () => {});
	expect(done).toHaveBeenCalled();
});

it("resolves after the click of a press", async () => {
	press(0);
	const done = wait();
	await settle();
	expect(done).not.toHaveBeenCalled();
	fireEvent.pointerUp(window);
	await act(async () => {});
	expect(done).not.toHaveBeenCalled();
	await settle();
	expect(done).toHaveBeenCalled();
});

it.each(["pointercancel", "keydown", "blur"])(
	"resolves after a press that ends in a scroll, a menu or elsewhere (%s)",
	async (name) => {
		press(0);
		const done = wait();
		fireEvent(window, new Event(name));
		await settle();
		expect(done).toHaveBeenCalled();
	},
);

it("ignores other mouse buttons", async () => {
	press(2);
	const done = wait();
	await settle();
	expect(done).toHaveBeenCalled();
});
