/** Sends a form as its button would, the browser's own check first. Safari before 16 has no `requestSubmit`. */
export function sendForm(form: HTMLFormElement): void {
	if (typeof form.requestSubmit === "function") form.requestSubmit();
	else if (form.reportValidity()) form.submit();
}
