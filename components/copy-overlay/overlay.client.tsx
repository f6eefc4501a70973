"use client";
import { useEffect, useState } from "react";
import { isOverlayShown, turnOff } from "./is-shown";
import { type Found, placesAt } from "./places-at";

/** Next's own way to the editor; it finds the one that is running. */
function openInEditor(place: string) {
	const [where = ""] = place.split(" ");
	const [file = "", line = "1"] = where.split(":");
	const query = new URLSearchParams({ file, line1: line, column1: "1" });
	// biome-ignore lint/plugin: the development server's own address
	void fetch(`/__nextjs_launch-editor?${query}`);
}

const BUTTON = "rounded bg-white/15 px-2 py-1 font-semibold hover:bg-white/30";

interface PlaceProps {
	place: string;
}

const PlaceRow = ({ place }: PlaceProps) => (
	<div className="flex flex-wrap items-center gap-2">
		<code className="select-all">{place}</code>
		<button type="button" className={BUTTON} onClick={() => openInEditor(place)}>
			Open
		</button>
		<button type="button" className={BUTTON} onClick={() => void navigator.clipboard.writeText(place)}>
			Copy
		</button>
	</div>
);

/** A frame around the words; nothing can be clicked on in it. */
function Outline({ element }: { element: Element }) {
	const { left, top, width, height } = element.getBoundingClientRect();
	return (
		<div
			className="pointer-events-none fixed z-[99] rounded outline-2 outline-[#ed2453] outline-offset-2"
			style={{ left, top, width, height }}
		/>
	);
}

/** Words under the pointer or in the focus, and Alt with a click or Enter, which leads to the first of them. */
function useFound(): Found | null {
	const [found, setFound] = useState<Found | null>(null);
	useEffect(() => {
		if (!isOverlayShown()) return;
		const isOurs = ({ target }: Event) => target instanceof Element && target.closest("[data-words]") !== null;
		const look = (event: Event) => {
			const next = isOurs(event) ? null : placesAt(event.target, event.type === "focusin");
			if (next) setFound(next);
		};
		const open = (event: MouseEvent | KeyboardEvent) => {
			if (!event.altKey || ("key" in event && event.key !== "Enter") || isOurs(event)) return;
			const [place] = placesAt(event.target, "key" in event)?.places ?? [];
			if (!place) return;
			event.preventDefault();
			openInEditor(place);
		};
		const frame = () => setFound((last) => last && { ...last });
		const listening = new AbortController();
		const options = { capture: true, signal: listening.signal };
		for (const name of ["pointermove", "focusin"]) document.addEventListener(name, look, options);
		document.addEventListener("click", open, options);
		document.addEventListener("keydown", open, options);
		document.addEventListener("scroll", frame, options);
		setFound({ element: document.documentElement, places: [] });
		return () => listening.abort();
	}, []);
	return found;
}

/** The panel with the places of texts. It exists in development only, so it is in English only. */
export function Overlay() {
	const found = useFound();
	if (!found) return null;
	return (
		<div data-words lang="en">
			{found.places.length > 0 && <Outline element={found.element} />}
			<section
				aria-label="Where words are written"
				className="fixed inset-x-2 bottom-2 z-[100] flex flex-wrap items-start justify-between gap-3 rounded-lg bg-[#1b1b2f] p-3 text-sm text-white shadow-lg"
			>
				<div className="grid gap-2">
					{found.places.map((place) => (
						<PlaceRow key={place} place={place} />
					))}
					{found.places.length === 0 && <p>Point at a text, or move to it with Tab. Alt and a click open its file.</p>}
				</div>
				<button type="button" className={BUTTON} onClick={turnOff}>
					Turn off
				</button>
			</section>
		</div>
	);
}
