import { act, render } from "@testing-library/react";
import type { Attachment } from "@/lib/upload/attachment";
import type { Uploads } from "@/lib/upload/uploads";
import { attachment, fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { useWakeLock } from "./use-wake-lock.client";

interface Lock {
	released: boolean;
	release(): Promise<void>;
}

/** The browser's locks; it refuses them while the battery is low. */
function stubLocks() {
	const locks: Lock[] = [];
	const battery = { isLow: false };
	const request = jest.fn(async () => {
		if (battery.isLow) throw new DOMException("low battery", "NotAllowedError");
		const lock: Lock = {
			released: false,
			release: async () => {
				lock.released = true;
			},
		};
		locks.push(lock);
		return lock;
	});
	Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
	return { battery, request, held: () => locks.filter(({ released }) => !released).length, locks };
}

function Page({ engines }: { engines: readonly Uploads[] }) {
	useWakeLock(engines);
	return null;
}

function setUp() {
	const files = fakeUploads();
	const { unmount } = render(<Page engines={[files.uploads]} />);
	const show = async (...rows: Partial<Attachment>[]) => {
		files.set(rows.map((row) => attachment("a.pdf", row)));
		await act(async () => {});
	};
	return { show, unmount };
}

function setVisible(isVisible: boolean) {
	Object.defineProperty(document, "visibilityState", { value: isVisible ? "visible" : "hidden", configurable: true });
	return act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

afterEach(() => Reflect.deleteProperty(navigator, "wakeLock"));

describe("the screen", () => {
	it("stays on while a file is being sent, and no longer", async () => {
		const { held, request } = stubLocks();
		const { show } = setUp();
		expect(request).not.toHaveBeenCalled();
		await show({});
		await show({ progress: 50 });
		expect(request).toHaveBeenCalledTimes(1);
		expect(held()).toBe(1);
		await show({ status: "finish" });
		expect(held()).toBe(0);
	});

	it("may go off while an upload waits or is paused, and when the form goes", async () => {
		const { held } = stubLocks();
		const { show, unmount } = setUp();
		await show({ waiting: true }, { status: "paused" });
		expect(held()).toBe(0);
		await show({});
		expect(held()).toBe(1);
		unmount();
		expect(held()).toBe(0);
	});

	it("stays on again when the page comes back", async () => {
		const { held, locks } = stubLocks();
		const { show } = setUp();
		await show({});
		await setVisible(false);
		for (const lock of locks) lock.released = true;
		await show({ progress: 50 });
		expect(held()).toBe(0);
		await setVisible(true);
		expect(held()).toBe(1);
	});

	it("is asked for once if the browser refuses, until the page comes back", async () => {
		const { battery, held, request } = stubLocks();
		battery.isLow = true;
		const { show } = setUp();
		await show({});
		await show({ progress: 50 });
		expect(request).toHaveBeenCalledTimes(1);
		battery.isLow = false;
		await setVisible(true);
		expect(held()).toBe(1);
	});

	it("is left alone in browsers that can't keep it on", async () => {
		const { show } = setUp();
		await expect(show({})).resolves.toBeUndefined();
	});
});
