"use client";

import { useEffect, useRef, useState } from "react";

interface Props {
	src: string | undefined;
	/** The company's name: the logo's text alternative and the source of the placeholder's letter. */
	name: string;
	/** True if the name is beside the logo, which then has no text alternative. */
	decorative?: boolean;
	/** Classes that give the box its size. */
	size?: string;
	/** In the dark turns the logo's white ground into the page's own, and its dark letters into light ones. */
	blended?: boolean;
	/** Lets what the page is about load before it. */
	minor?: boolean;
}

/** The placeholder for a missing logo: the company's first letter, or a plain star. */
function DefaultLogo({ name, decorative }: Pick<Props, "name" | "decorative">) {
	const letter = [...name][0]?.toUpperCase();
	const role = decorative ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": name } as const);
	return (
		<span {...role} className="grid size-full place-items-center bg-[#ecebfb] font-bold text-3xl text-[#3a34b0]">
			<span aria-hidden="true">{letter ?? "★"}</span>
		</span>
	);
}

const BLENDED = "dark:mix-blend-screen dark:hue-rotate-180 dark:invert";

/** A company's logo in a box of fixed size; the default logo where there is none or it can't be loaded. */
export function CompanyLogo({
	src,
	name,
	decorative = false,
	size = "h-18 w-30",
	blended = false,
	minor = false,
}: Props) {
	const [broken, setBroken] = useState(false);
	const image = useRef<HTMLImageElement>(null);

	// A picture may fail before hydration, and then no error event follows.
	useEffect(() => {
		const { current } = image;
		if (current?.complete && current.naturalWidth === 0) setBroken(true);
	}, []);

	return (
		<span
			className={`block shrink-0 overflow-hidden rounded-xl bg-white forced-color-adjust-none ${blended ? BLENDED : ""} ${size}`}
		>
			{src && !broken ? (
				<img
					ref={image}
					src={src}
					alt={decorative ? "" : name}
					width={120}
					height={72}
					fetchPriority={minor ? "low" : undefined}
					className="size-full object-contain p-1"
					onError={() => setBroken(true)}
				/>
			) : (
				<DefaultLogo name={name} decorative={decorative} />
			)}
		</span>
	);
}
