interface Props {
	store: "ios" | "android";
	href: string;
	label: string;
	/** True for the store of other devices. */
	quiet?: boolean;
	onClick?: () => void;
}

const SHAPE = "flex min-h-12 w-fit items-center gap-3 rounded-lg border px-4 py-2 font-medium";

/** A link to an app's listing in its store. */
export function StoreBadge({ store, href, label, quiet = false, onClick }: Props) {
	return (
		<a
			href={href}
			onClick={onClick}
			className={`${SHAPE} ${quiet ? "border-line text-ink" : "border-transparent bg-black text-white dark:border-line"}`}
		>
			<svg viewBox="0 0 24 24" className="size-6" fill="currentColor" aria-hidden="true">
				{store === "ios" ? (
					<path d="M12 3v10m0 0-4-4m4 4 4-4M5 17v3h14v-3" stroke="currentColor" strokeWidth="2" fill="none" />
				) : (
					<path d="M5 3.5v17L19.5 12z" />
				)}
			</svg>
			{label}
		</a>
	);
}
