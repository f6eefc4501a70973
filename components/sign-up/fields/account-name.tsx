/** Tells password managers whose password a field is for, where the email stands elsewhere; nobody sees it. */
export const AccountName = ({ email }: { email: string }) => (
	<input type="text" autoComplete="username" value={email} readOnly hidden />
);
