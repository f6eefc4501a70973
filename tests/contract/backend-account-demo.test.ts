import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isPassword } from "@/backend/account/password";
import { seed } from "@/backend/seed/seed";
import { companiesOf, findUserByEmail } from "@/backend/store/queries/users";
import { banner, demoHelp } from "@/lib/web-server/site/banner";
import { checkEmail } from "../support/backend/accounts";
import { openApp, placeOf } from "../support/backend/app";
import { describeBackend } from "../support/backend/engines";

describeBackend("the demo account", (test) => {
	const place = () => join(test.dataDir, "main", "demo-account.txt");
	const account = () => findUserByEmail(test.deps.store, "taken@example.com");

	it("signs in with its installation's own password, which only its operator sees", async () => {
		const [email, password = ""] = (await readFile(place(), "utf8")).split("\n");
		expect(email).toBe("taken@example.com");
		expect(password).toMatch(/^[\w-]{16}$/);
		expect((await stat(place())).mode & 0o777).toBe(0o600);
		expect(await isPassword(password, (await account())?.password_hash, 10)).toBe(true);
		const other = await openApp({ isFirstStart: true });
		expect(await readFile(join(other.dataDir, "main", "demo-account.txt"), "utf8")).not.toContain(password);
		await other.close();

		const site = {
			siteOrigin: "http://site.test",
			publicHosts: { recruiter: "http://backend.test", apiEu: "http://eu.test" },
			backend: { dataDir: test.dataDir, demoData: true, mail: { smtpUrl: undefined } },
		};
		expect(demoHelp(site)).toContain(password);
		expect(banner(site)).toContain(place());
		expect(banner(site)).not.toContain(password);
	});

	it("is Rani Wijaya's, confirmed, and a member of all companies in the demo", async () => {
		const rani = await account();
		expect(rani).toMatchObject({ fullname: "Rani Wijaya", confirmed_at: expect.any(String) });
		const companies = await companiesOf(test.deps.store, rani?.id ?? 0);
		expect(companies.map(({ slug }) => slug)).toEqual([
			"bengkel-maju",
			"kopi-nusantara",
			"samudra-logistics",
			"terang-energy",
		]);
		expect((await checkEmail(test.app, "Taken@Example.com")).status).toBe(422);
	});

	it("is created once, even if some of its companies are gone", async () => {
		const before = await readFile(place(), "utf8");
		await seed(test.deps.store, "main", placeOf(test));
		expect(await readFile(place(), "utf8")).toBe(before);

		const { store } = test.deps;
		await store.deleteFrom("memberships").execute();
		await store.deleteFrom("users").execute();
		await store.deleteFrom("jobs").where("company_id", "=", 3).execute();
		await store.deleteFrom("companies").where("id", "=", 3).execute();
		await store.deleteFrom("seeds").where("name", "=", "accounts-1").execute();
		await Promise.all([seed(store, "main", placeOf(test)), seed(store, "main", placeOf(test))]);
		const rani = await account();
		expect(await companiesOf(store, rani?.id ?? 0)).toHaveLength(3);
		const [, password = ""] = (await readFile(place(), "utf8")).split("\n");
		expect(await isPassword(password, rani?.password_hash, 10)).toBe(true);
	});
});
