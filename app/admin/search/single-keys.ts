import { writeCookie } from '../../ui/browser-cookie'

const COOKIE = 'portal-keys'

/** Whether keys without Ctrl do something here: a choice of this browser, on unless it was switched off. */
export const singleKeysOn = () => !document.cookie.split('; ').includes(`${COOKIE}=off`)

export const setSingleKeys = (on: boolean): void => writeCookie(COOKIE, 'off', !on)

/** The pages that `g` and another letter lead to. */
export const GO_TO: Record<string, { to: string; label: string }> = {
	d: { to: '/admin/dashboard', label: 'Dashboard' },
	o: { to: '/admin/orders', label: 'Orders' },
	e: { to: '/admin/enquiries', label: 'Enquiries' },
	p: { to: '/admin/products', label: 'Products' },
	u: { to: '/admin/users', label: 'Users' },
	r: { to: '/admin/reports', label: 'Reports' },
}

const TYPED_IN = 'input, textarea, select, [contenteditable], dialog'

/** Whether a key pressed there belongs to a field or a dialog. */
export const isTypedIn = (target: EventTarget | null) =>
	target instanceof Element && target.closest(TYPED_IN) !== null

const rowsOf = () => [...document.querySelectorAll<HTMLElement>('main tbody > tr:has(a)')]
const linkOf = (row: Element | undefined) => row?.querySelector<HTMLElement>('a')

/** Moves the focus to the link of the row that follows the present one by so many. */
export function moveRow(by: 1 | -1) {
	const rows = rowsOf()
	const at = rows.findIndex((row) => row.contains(document.activeElement))
	const next = at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))
	linkOf(rows[next])?.focus()
}

/** Opens the row in focus to edit it; where no row is, the focus goes to the first field of the page. */
export function edit() {
	const row = rowsOf().find((each) => each.contains(document.activeElement))
	if (row) linkOf(row)?.click()
	else
		document
			.querySelector<HTMLElement>('main :is(input, select, textarea):not([type="hidden"])')
			?.focus()
}
