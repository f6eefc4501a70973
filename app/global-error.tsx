"use client";

import "./globals.css";
import { useLayoutEffect, useState } from "react";
import { takeServedPage } from "@/lib/browser/served-page";
import english from "@/messages/en/oops.json";
import indonesian from "@/messages/id/oops.json";

/**
 * Replaces a page whose scripts failed. If they failed before hydration, the page stays as the server rendered it, with
 * plain forms; otherwise it asks the visitor, in both languages, to reload it.
 */
export default function GlobalError() {
	const [served] = useState(takeServedPage);
	useLayoutEffect(() => served?.restore(), [served]);
	return (
		<html lang="en">
			<body>
				<title>{english.brokenTitle}</title>
				<main className="mx-auto max-w-prose p-6 text-lg">
					<h1 className="font-bold text-2xl">{english.brokenTitle}</h1>
					<p className="mt-3">{english.brokenText}</p>
					<p lang="id" className="mt-3">
						{indonesian.brokenTitle}. {indonesian.brokenText}
					</p>
				</main>
			</body>
		</html>
	);
}
