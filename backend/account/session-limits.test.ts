import { signInLimits } from "./session-limits";

describe("sign-in limits", () => {
	it("allow ten attempts per account and address, independent of other accounts and addresses", async () => {
		const limits = signInLimits();
		const tries = [];
		for (let time = 0; time < 11; time += 1) tries.push(await limits.tryPassword("1.1.1.1", "a@b.co"));
		expect(tries.slice(0, 10)).toEqual(Array(10).fill(null));
		expect(tries[10]).toBeGreaterThan(890);
		expect(await limits.tryPassword("1.1.1.1", "c@d.co")).toBeNull();
		expect(await limits.tryPassword("2.2.2.2", "a@b.co")).toBeNull();
	});

	it("reset after the right password", async () => {
		const limits = signInLimits();
		for (let time = 0; time < 9; time += 1) await limits.tryPassword("1.1.1.1", "a@b.co");
		await limits.forgive("1.1.1.1", "a@b.co");
		for (let time = 0; time < 10; time += 1) expect(await limits.tryPassword("1.1.1.1", "a@b.co")).toBeNull();
	});

	it("stop guessing one password for many accounts from one address", async () => {
		const limits = signInLimits();
		for (let time = 0; time < 300; time += 1)
			expect(await limits.tryPassword("1.1.1.1", `person${time}@b.co`)).toBeNull();
		expect(await limits.tryPassword("1.1.1.1", "one-more@b.co")).toBeGreaterThan(890);
	});

	it("allow three mails per account and hour from any address", async () => {
		const limits = signInLimits();
		for (const client of ["1.1.1.1", "2.2.2.2", "3.3.3.3"])
			expect(await limits.askForMail(client, "password a@b.co")).toBeNull();
		expect(await limits.askForMail("4.4.4.4", "password a@b.co")).toBeGreaterThan(3_590);
		expect(await limits.askForMail("4.4.4.4", "confirm 7")).toBeNull();
	});
});
