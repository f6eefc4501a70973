import { LINK_HOSTS } from "@/tests/support/hosts/link-ports";
import { kindOf } from "./hosts";

describe("kindOf", () => {
	it.each([
		["docs.google.com", "document"],
		["DRIVE.google.com", "document"],
		["docs.google.com.", "document"],
		["a.docs.google.com", "document"],
		["google.com", "page"],
		["youtube.com", "video"],
		["m.youtube.com", "video"],
		["youtu.be", "video"],
		["fakeyoutube.com", "page"],
		["youtube.com.example.org", "page"],
		["example.com", "page"],
		["", "page"],
	])("classifies a link to %j as %s", (host, kind) => {
		expect(kindOf(host, LINK_HOSTS)).toBe(kind);
	});
});
