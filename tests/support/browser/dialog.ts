/** jsdom has the dialog element without its methods. This gives it those that the product calls, focus aside. */
export function stubDialogs(): void {
	HTMLDialogElement.prototype.showModal = function showModal() {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function close(answer = "") {
		this.open = false;
		this.returnValue = answer;
		this.dispatchEvent(new Event("close"));
	};
}
