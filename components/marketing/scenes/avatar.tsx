import { PEOPLE, type PersonName } from "./parts/people";
import { Person } from "./parts/person";

/** Names of the portraits. */
export const AVATARS = Object.keys(PEOPLE) as PersonName[];

interface Props {
	name: PersonName;
	className?: string;
}

/** A drawn portrait in a circle. It is decorative: the person's name is beside it. */
export const Avatar = ({ name, className = "size-20 rounded-full" }: Props) => (
	<svg viewBox="0 0 60 60" className={className} strokeLinecap="round" aria-hidden="true">
		<Person name={name} round />
	</svg>
);
