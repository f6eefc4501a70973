/** The texts that a type is narrowed down to; null where it may be any text. */
export function literalsOf(type, checker) {
	const narrow = checker.getBaseConstraintOfType(type) ?? type;
	const members = narrow.isUnion() ? narrow.types : [narrow];
	return members.every((member) => member.isStringLiteral()) ? members.map(({ value }) => value) : null;
}
