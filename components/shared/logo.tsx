import { Mark } from "@/components/shared/mark";

/** The product's mark: a helmet with the horizon in its visor. */
export const Logo = () => (
	<svg viewBox="0 0 40 40" className="size-8" strokeLinecap="round" aria-hidden="true">
		<Mark x={0} y={0} size={40} />
	</svg>
);
