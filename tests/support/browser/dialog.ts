/** jsdom's dialog element lacks methods. This adds those that the product calls, except for the focus. */
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
