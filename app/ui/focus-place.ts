/** Moves the focus to a part of a page, such as a heading, which the keyboard alone need not reach; it scrolls nothing. */
export function focusPlace(place: HTMLElement): void {
	if (place.tabIndex < 0) place.tabIndex = -1
	place.focus({ preventScroll: true })
}
