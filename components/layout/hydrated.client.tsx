"use client";

import { useEffect } from "react";

/** Says that React has taken over the page: what fails from now on is for it to handle. */
export function Hydrated() {
	useEffect(() => {
		const { documentElement } = document;
		documentElement.dataset.hydrated = "";
		documentElement.classList.add("scripted");
	}, []);
	return null;
}
