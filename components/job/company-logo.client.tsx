"use client";

import { useEffect, useRef, useState } from "react";

interface Props {
	src: string | undefined;
	name: string;
}

/** The stand-in for a missing logo: the company's first letter, or a plain building. */
function DefaultLogo({ name }: { name: string }) {
	const letter = [...name][0]?.toUpperCase();
	return (
		<span
			role="img"
			aria-label={name}
			className="grid size-full place-items-center bg-[#ecebfb] font-bold text-3xl text-[#3a34b0]"
		>
			<span aria-hidden="true">{letter ?? "★"}</span>
		</span>
	);
}

/** A company's logo in a box of fixed size; the default logo where there is none or it can't be loaded. */
export function CompanyLogo({ src, name }: Props) {
	const [broken, setBroken] = useState(false);
	const image = useRef<HTMLImageElement>(null);

	// A picture can fail before the page wakes up, and then no error event comes.
	useEffect(() => {
		const { current } = image;
		if (current?.complete && current.naturalWidth === 0) setBroken(true);
	}, []);

	return (
		<span className="block h-18 w-30 overflow-hidden rounded-xl bg-white">
			{src && !broken ? (
				<img
					ref={image}
					src={src}
					alt={name}
					width={120}
					height={72}
					className="size-full object-contain p-1"
					onError={() => setBroken(true)}
				/>
			) : (
				<DefaultLogo name={name} />
			)}
		</span>
	);
}
